import type { Text } from '@aj-report/contract';
import { cellNameOf } from '../report/formula/cell-name.ts';
import type { TemplateNote } from './template-file.types.ts';

/** Things of a file that a template cannot hold. */
export const LOSSES = {
  formula: { zh: '公式不受支持，保留了计算结果', en: 'Formulas that are not supported became their values' },
  expression: { zh: '表达式无法识别，保存前请修正', en: 'Expressions that cannot be read; correct them before saving' },
  richText: { zh: '同一单元格内的多种字体只保留一种', en: 'Several fonts within one cell became one' },
  hyperlink: { zh: '只保留 http、https 链接', en: 'Links to other places than http and https were left out' },
  comment: { zh: '批注未导入', en: 'Comments were left out' },
  rotation: { zh: '文字旋转未导入', en: 'Turned text is shown level' },
  numberFormat: {
    zh: '数字格式无法识别，改为常规格式',
    en: 'Number formats that are not understood became General',
  },
  fill: { zh: '渐变、图案填充改为单色', en: 'Gradients and patterns became one colour' },
  border: { zh: '斜线边框未导入', en: 'Diagonal borders were left out' },
  conditional: { zh: '部分条件格式未导入', en: 'Some conditional formats were left out' },
  validationHint: {
    zh: '数据验证的输入提示、标题、警告级别未导入',
    en: 'Hints, titles and warnings of rules of input were left out',
  },
  names: {
    zh: '名称不保留，公式中已替换为其含义',
    en: 'Names are not kept; formulas name what they mean',
  },
  validation: { zh: '部分数据验证未导入', en: 'Some rules of input were left out' },
  picture: { zh: '只导入 PNG、JPEG 图片', en: 'Pictures other than PNG and JPEG were left out' },
  pictures: { zh: '每个工作表只导入前 100 张图片', en: 'Pictures beyond the 100th of a sheet were left out' },
  chart: { zh: '图表未导入', en: 'Charts were left out' },
  pivot: { zh: '数据透视表、切片器未导入', en: 'Pivot tables and slicers were left out' },
  table: { zh: '表格样式未导入，内容已保留', en: 'Styles of tables were left out, their cells are there' },
  textBox: { zh: '文本框、形状未导入', en: 'Text boxes and shapes were left out' },
  sparkline: { zh: '迷你图未导入', en: 'Sparklines were left out' },
  background: { zh: '工作表背景图未导入', en: 'The background picture was left out' },
  protection: { zh: '工作表保护未导入', en: 'The protection of the sheet was left out' },
  printArea: { zh: '部分打印区域未导入', en: 'Some print areas were left out' },
  printSetup: {
    zh: '打印的网格线、行列标题、垂直居中、页高适应、其他纸张未导入',
    en: 'Grid lines, headings, vertical centring, fitting to height or other paper of print were left out',
  },
  outline: { zh: '行列分组未导入', en: 'Outlines of rows and columns were left out' },
  autoFilter: { zh: '筛选按钮未导入', en: 'Buttons that filter were left out' },
  control: { zh: '控件、嵌入对象未导入', en: 'Controls and embedded objects were left out' },
  pageLine: {
    zh: '页眉页脚中的字体、图片等未导入',
    en: 'Fonts, pictures and file names in header or footer were left out',
  },
  far: {
    zh: '超出第 5000 行或第 500 列的合并单元格、链接未导入',
    en: 'Merged cells and links beyond row 5,000 or column 500 were left out',
  },
  otherSheet: {
    zh: '图表、对话框、宏工作表没有单元格，未导入',
    en: 'It is a sheet of a chart, a dialog or macros, and was left out',
  },
  merge: { zh: '重叠的合并单元格未导入', en: 'Merged cells that overlap were left out' },
  settings: { zh: '批注中的单元格设置无法识别', en: 'Settings in comments that cannot be read were left out' },
  frozen: { zh: '冻结位置未导入', en: 'The frozen area was left out' },
} as const satisfies Record<string, Text>;

export type Loss = keyof typeof LOSSES;

/** Places that are named; more are counted. */
const NAMED = 3;

interface Lost {
  count: number;
  readonly places: string[];
}

/** Gathers what is lost of one sheet, each kind once. */
export class Losses {
  private readonly lost = new Map<Loss, Lost>();

  constructor(private readonly sheet: string) {}

  add(loss: Loss, place = ''): void {
    const known = this.lost.get(loss) ?? { count: 0, places: [] };
    this.lost.set(loss, known);
    known.count++;
    if (place !== '' && known.places.length < NAMED) known.places.push(place);
  }

  addAt(loss: Loss, row: number, column: number): void {
    this.add(loss, cellNameOf(row, column));
  }

  toNotes(): TemplateNote[] {
    return [...this.lost].map(([loss, { count, places }]) => {
      const { zh, en } = LOSSES[loss];
      if (places.length === 0) return { sheet: this.sheet, text: { zh, en } };
      const more = count > places.length;
      return {
        sheet: this.sheet,
        text: {
          zh: `${zh}：${places.join('、')}${more ? ` 等 ${count} 处` : ''}`,
          en: `${en}: ${places.join(', ')}${more ? ` and ${count - places.length} more` : ''}`,
        },
      };
    });
  }
}
