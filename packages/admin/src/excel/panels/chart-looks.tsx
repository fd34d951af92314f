import type { ExcelChart, ExcelChartKind, Fields } from '@aj-report/contract';
import { declarations, resolveProps, themeOf, versionOf } from '@aj-report/widgets/declarations';
import { useState } from 'react';
import { Form } from '../../form/form.tsx';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../excel.words.ts';
import { patched } from '../document/sheet-edit.ts';
import { patchSelection, useDocument } from '../use-excel.ts';

/** Groups of fields that say nothing of a picture: the cell is its layer, and nobody points at it. */
const LEFT_OUT: readonly (string | undefined)[] = ['layer', 'tooltip'];
const PALETTE = themeOf('light').palette;

function fieldsOf(widget: ExcelChartKind): Fields {
  const fields = Object.entries(declarations[widget]?.fields ?? {});
  return Object.fromEntries(fields.filter(([, field]) => !LEFT_OUT.includes(field['x-aj'].group?.id)));
}

/** Properties of a chart, as its widget declares them: title, legend, labels, axes, colours and so on. */
export function ChartLooks({ chart, columns }: { readonly chart: ExcelChart; readonly columns: readonly string[] }) {
  const text = useText();
  const document = useDocument();
  const [words, setWords] = useState('');
  const declaration = declarations[chart.widget];
  if (!declaration) return null;
  // Widgets of other kinds have other properties.
  const change = (to: (props: NonNullable<ExcelChart['props']>) => ExcelChart['props'], mergeKey?: string) =>
    patchSelection(
      document,
      ({ chart: own }) =>
        own?.widget === chart.widget ? { chart: patched(own, { props: to(own.props ?? {}) }) } : null,
      mergeKey,
    );
  return (
    <details className="xl-fold">
      <summary>{text(WORDS.chartLooks)}</summary>
      <input
        className="xl-input"
        type="search"
        aria-label={text(WORDS.chartSearch)}
        placeholder={text(WORDS.chartSearch)}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Form
        density="compact"
        language={currentLanguage()}
        fields={fieldsOf(chart.widget)}
        values={resolveProps(declaration, chart.props ?? {}, versionOf(declaration))}
        search={words}
        themeColors={PALETTE}
        dataColumns={columns}
        memory={`excel-${chart.widget}`}
        onChange={(name, value) => change((props) => ({ ...props, [name]: value }), `chart ${name}`)}
        onReset={(name) => change((props) => patched(props, { [name]: undefined }))}
      />
    </details>
  );
}
