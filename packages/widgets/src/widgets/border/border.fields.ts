import { captionFields, drawingField, figureFields, panelFields } from '../../kit/figure/figure.fields.ts';
import { choices } from '../../kit/widget/prop.ts';

export const borderFields = {
  ...drawingField(
    choices({
      corners: ['角标', 'Corner brackets'],
      chamfer: ['切角', 'Cut corners'],
      runner: ['流光', 'Running light'],
      console: ['控制台', 'Console'],
      rails: ['双轨', 'Rails'],
      circuit: ['电路', 'Circuit'],
      scope: ['刻度', 'Scope'],
      editorial: ['版心', 'Editorial'],
      titlebar: ['标题栏', 'Title bar'],
      glass: ['玻璃', 'Glass'],
      wings: ['双翼', 'Wings'],
      hazard: ['警示', 'Hazard'],
      deco: ['装饰艺术', 'Art deco'],
    }),
  ),
  ...figureFields,
  ...panelFields,
  ...captionFields(['console', 'titlebar', 'editorial']),
};
