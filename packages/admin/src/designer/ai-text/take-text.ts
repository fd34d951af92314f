import type { NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { Recipe } from '../document/change.ts';
import { setData, setSetup } from '../document/operations.ts';
import { showsDataInPlaceOfText } from '../open-at.ts';

/**
 * Gives a widget a written text, as long as its field allows. A widget that shows data in place of its words shows the
 * words afterwards.
 */
export function takeText(widget: NormalWidget, field: string, words: string): Recipe {
  const { maxLength } = (declarations[widget.type]?.fields[field] ?? {}) as { readonly maxLength?: number };
  const write = setSetup([widget.id], field, words.slice(0, maxLength));
  if (!showsDataInPlaceOfText(widget)) return write;
  const unbind = setData([widget.id], { dataType: 'static', setCode: '', mapping: [] });
  return (draft) => {
    write(draft);
    unbind(draft);
  };
}
