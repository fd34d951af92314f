import type { NormalWidget } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { deletePart } from '../delete-widgets.ts';
import { addPart, movePart, partsOf, renameGroup } from '../document/groups.ts';
import { makeId } from '../document/make-id.ts';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { useDesigner, useDocument } from '../ui/use-designer.ts';

const LABEL = { zh: '修改标签', en: 'Change the tabs' };

/** The tabs of a tab panel: each is a group of the document. Choosing one shows it on the canvas. */
export function PartsSection({ widget }: { readonly widget: NormalWidget }) {
  const designer = useDesigner();
  const text = useText();
  const { document } = designer;
  const parts = partsOf(
    useDocument((state) => state.screen),
    widget.id,
  );

  return (
    <section className="data__part">
      <h4>{text(WORDS.tabs)}</h4>
      {parts.map(({ id, name = '' }, index) => (
        <div key={id} className="part">
          <input
            className="data__input"
            aria-label={fill(text(WORDS.tabName), { n: index + 1 })}
            value={name}
            maxLength={200}
            onFocus={() => designer.showPart(widget.id, id)}
            onChange={(event) =>
              document.change(LABEL, renameGroup(id, event.target.value), { mergeKey: `part ${id}` })
            }
          />
          <button
            type="button"
            className="link__remove"
            aria-label={text(WORDS.tabUp)}
            title={text(WORDS.tabUp)}
            disabled={index === 0}
            onClick={() => document.change(LABEL, movePart(id, -1))}
          >
            <sl-icon name="arrow-up" />
          </button>
          <button
            type="button"
            className="link__remove"
            aria-label={text(WORDS.tabRemove)}
            title={text(WORDS.tabRemove)}
            disabled={parts.length === 1}
            onClick={() => void deletePart(designer, LABEL, id)}
          >
            <sl-icon name="trash" />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          const id = makeId();
          document.change(LABEL, addPart(widget.id, id, fill(text(WORDS.tabName), { n: parts.length + 1 })));
          designer.showPart(widget.id, id);
        }}
      >
        <sl-icon name="plus-lg" /> {text(WORDS.tabAdd)}
      </button>
    </section>
  );
}
