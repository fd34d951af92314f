import type { Linkage } from '@aj-report/contract';
import { isObject, toList, toText, type Loose, type ScreenNote } from '../foreign-screen.types.ts';
import type { AjNode } from './aj-node.types.ts';

const SEPARATOR = '-$-';

/** `id-$-name`, or `id-$-name-$-number`. */
function targetOf(link: Loose): { readonly targetId: string; readonly targetName: string } {
  const [id = '', name = ''] = toText(link['widgetValue']).split(SEPARATOR);
  return { targetId: toText(link['targetId']) || id, targetName: toText(link['targetName']) || name };
}

/** What a widget sets in others; a link to a widget that is not there is left out. */
export function toLinkage({ id, name, setup }: AjNode, ids: ReadonlySet<string>, notes: ScreenNote[]): Linkage[] {
  return toList(setup['componentLinkage'])
    .filter(isObject)
    .flatMap((link): Linkage[] => {
      const { targetId, targetName } = targetOf(link);
      const paramsConfig = toList(link['paramsConfig'])
        .filter(isObject)
        .map((one) => ({ originKey: toText(one['originKey']), targetKey: toText(one['targetKey']) }))
        .filter(({ originKey, targetKey }) => originKey !== '' && targetKey !== '');
      if (ids.has(targetId) && targetId !== id && paramsConfig.length > 0) {
        return [{ originId: id, targetId, targetName: targetName.slice(0, 200), paramsConfig }];
      }
      const shown = targetName || targetId || '?';
      const text = {
        zh: `联动的目标“${shown}”不存在，未迁移`,
        en: `its linkage to “${shown}” leads nowhere and was left out`,
      };
      notes.push({ widget: name, text });
      return [];
    });
}
