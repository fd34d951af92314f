import { defaultsOf, LIMITS, paramFields, rowRuleFields } from '@aj-report/contract';
import { useDictionaryCodes } from '../../api/dictionary-cache.ts';
import { addRow } from '../../crud/child-rows.ts';
import { ChildTable } from '../../crud/child-table.tsx';
import { NumberBox } from '../../form/controls/number-box.tsx';
import { useT } from '../../i18n/i18n.ts';
import { nameChoice, stepFields } from './dictionary-steps.ts';
import { missingParams, type Draft } from './draft.ts';

interface PaneProps {
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

/** Parameters with type, default, allowed and test values; those that the query uses and nobody defined are offered. */
export function ParamsPane({ draft, onChange }: PaneProps) {
  const t = useT();
  const missing = missingParams(draft);
  function addMissing() {
    const params = missing.reduce(
      (rows, paramName) => addRow(rows, { ...defaultsOf(paramFields), paramName }),
      draft.params,
    );
    onChange({ ...draft, params });
  }
  return (
    <section className="set-pane">
      {missing.length > 0 ? (
        <button type="button" className="text-button set-pane__offer" onClick={addMissing}>
          <sl-icon name="magic" /> {t('set.paramsFound', { names: missing.join(', ') })}
        </button>
      ) : null}
      <ChildTable
        fields={paramFields}
        rows={draft.params}
        emptyText={t('set.noParams')}
        addLabel={t('set.addParam')}
        onChange={(params) => onChange({ ...draft, params })}
      />
    </section>
  );
}

/** Fields whose codes are shown as texts. */
export function StepsPane({ draft, names, onChange }: PaneProps & { readonly names: readonly string[] }) {
  const t = useT();
  const codes = useDictionaryCodes();
  return (
    <section className="set-pane set-pane--wide">
      <p className="muted set-pane__intro">{t('set.steps')}</p>
      <ChildTable
        fields={stepFields(names, codes)}
        rows={draft.steps.rows}
        emptyText={t('set.noSteps')}
        addLabel={t('set.addStep')}
        onChange={(rows) => onChange({ ...draft, steps: { ...draft.steps, rows } })}
      />
    </section>
  );
}

/** Filters bound to who asks. */
export function RulesPane({ draft, names, onChange }: PaneProps & { readonly names: readonly string[] }) {
  const t = useT();
  const { field: fieldField } = rowRuleFields;
  const field = names.length > 0 ? nameChoice(fieldField['x-aj'].label, names, true) : fieldField;
  return (
    <section className="set-pane set-pane--wide">
      <p className="muted set-pane__intro">{t('set.rules')}</p>
      <ChildTable
        fields={{ ...rowRuleFields, field }}
        rows={draft.rules}
        emptyText={t('set.noRules')}
        addLabel={t('set.addRule')}
        onChange={(rules) => onChange({ ...draft, rules })}
      />
    </section>
  );
}

/** How old an answer may be. */
export function CachePane({ draft, onChange }: PaneProps) {
  const t = useT();
  return (
    <section className="set-pane">
      <label className="set-pane__line">
        <span>{t('set.cacheSeconds')}</span>
        <NumberBox
          label={t('set.cacheSeconds')}
          value={draft.cacheSeconds}
          min={0}
          max={LIMITS.cacheSecondsMax}
          step={1}
          unit="s"
          placeholder={t('set.cacheAuto')}
          disabled={false}
          canBeEmpty
          onChange={(cacheSeconds) =>
            onChange({ ...draft, cacheSeconds: cacheSeconds === null ? null : Math.round(cacheSeconds) })
          }
        />
      </label>
      <p className="muted set-pane__intro">{t('set.cacheHint')}</p>
    </section>
  );
}
