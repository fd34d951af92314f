import { formOf, type EditMode } from '@aj-report/contract';
import { Form } from '../form/form.tsx';
import { useT, useText } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { toDrafts, type ChildDraft, type ChildDrafts, type ChildEntity, type Values } from './child-entity.ts';
import { changeRow, shownRows, type ChildRow } from './child-rows.ts';
import { ChildTable } from './child-table.tsx';
import type { Columns } from './form-columns.ts';

interface ChildFormsProps {
  readonly entities: readonly ChildEntity[];
  readonly drafts: ChildDrafts;
  /** The record that they belong to. */
  readonly main: Values;
  readonly mode: EditMode;
  readonly columns: Columns;
  onChange(drafts: ChildDrafts): void;
}

interface OneChildProps extends Omit<ChildFormsProps, 'entities' | 'drafts' | 'onChange'> {
  readonly entity: ChildEntity;
  readonly draft: ChildDraft;
  onChange(draft: ChildDraft): void;
}

/** One-to-one: a form of its own. */
function ChildForm({ entity, draft, mode, columns, onChange }: OneChildProps) {
  const [row] = draft.rows;
  if (!row) return null;
  return (
    <Form
      fields={entity.fields}
      values={row.value}
      language={currentLanguage()}
      columns={columns}
      disabled={mode === 'view'}
      onChange={(name, value) =>
        onChange({ ...draft, rows: changeRow(draft.rows, row.key, { ...row.value, [name]: value }) })
      }
    />
  );
}

/** Children of the children: those of every row, under its number. */
function Nested(props: OneChildProps) {
  const t = useT();
  const text = useText();
  const { entity, draft, onChange } = props;
  const below = entity.joinEntitys ?? [];
  if (below.length === 0) return null;
  const isTable = entity.joinType === 'OneToMany';
  const heading = (place: number) => t('crud.nested', { number: place + 1, title: text(entity.title) });
  return shownRows(draft.rows).map((row: ChildRow<Values>, place) => (
    <section key={row.key} className="child-entity__nested" aria-label={isTable ? heading(place) : undefined}>
      {isTable ? <div className="muted">{heading(place)}</div> : null}
      <ChildForms
        {...props}
        entities={below}
        main={row.value}
        drafts={draft.nested[row.key] ?? toDrafts(below, {})}
        onChange={(next) => onChange({ ...draft, nested: { ...draft.nested, [row.key]: next } })}
      />
    </section>
  ));
}

function OneChild(props: OneChildProps) {
  const t = useT();
  const text = useText();
  const { entity, draft, mode, onChange } = props;
  return (
    <section className="child-entity" data-child={entity.fieldNameInMainEntityOnSave}>
      <div className="child-entity__title">{text(entity.title)}</div>
      {entity.joinType === 'OneToOne' ? (
        <ChildForm {...props} />
      ) : (
        <ChildTable
          fields={entity.fields}
          rows={draft.rows}
          emptyText={t('crud.noChildren')}
          addLabel={t('crud.add')}
          initial={entity.initial}
          isReadOnly={mode === 'view'}
          onChange={(rows) => onChange({ ...draft, rows })}
        />
      )}
      <Nested {...props} />
    </section>
  );
}

/** The children of a record below its form: forms and tables, each with its own children (spec §2). */
export function ChildForms(props: ChildFormsProps) {
  const { entities, drafts, main, mode, onChange } = props;
  return entities
    .filter((entity) => !entity.hide?.(main, mode) && formOf(entity.fields).length > 0)
    .map((entity) => {
      const name = entity.fieldNameInMainEntityOnSave;
      return (
        <OneChild
          {...props}
          key={name}
          entity={entity}
          draft={drafts[name] ?? { rows: [], nested: {} }}
          onChange={(draft) => onChange({ ...drafts, [name]: draft })}
        />
      );
    });
}
