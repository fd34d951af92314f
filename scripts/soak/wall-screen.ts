import { DEFAULT_REFRESH_MS } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { sampleDataIn } from '@aj-report/widgets/presets';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import type { Api } from '../../tests/api.ts';

export const REPORT_CODE = 'soak';
/** ms between two refreshes: what widgets are given where nobody says */
export const REFRESH_MS = DEFAULT_REFRESH_MS;
/** Shows when its data were made, so that one can see whether the wall still follows. */
export const BEAT = { type: 'flip-counter', setCode: 'soak_beat' } as const;

/** The kind of the widget that throws in every frame; every wall has one. */
export const BROKEN = 'calendar';
/** The beat and the one that throws. */
export const MIN_WIDGETS = 2;

/** A map would have to be uploaded first. */
const NEEDS_MORE = new Set(['geo-map']);
/** Kinds that move by themselves or stand still beside the data. */
const WITHOUT_DATA = ['clock', 'time', 'countdown', 'marquee', 'border', 'decoration', 'flowing-line', 'title-bar'];
const PAGE = { width: 1920, height: 1080 };
const COLUMNS = 10;
const SOURCE = { sourceCode: 'soak', sourceName: '浸泡' };
/** ms that numbers take to come back to where they were */
const CYCLE_MS = 997_000;

type Row = Readonly<Record<string, unknown>>;

function toSqlValue(value: unknown, isNumber: boolean): string {
  if (value === null || value === undefined) return 'null';
  if (isNumber) return `cast(${Number(value)} as double)`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** A statement that answers the sample's rows, with numbers that are others with every question, by up to a fourth. */
function toSql(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const numbers = new Set(names.filter((name) => rows.some((row) => typeof row[name] === 'number')));
  const values = rows.map((row) => `(${names.map((name) => toSqlValue(row[name], numbers.has(name))).join(', ')})`);
  const columns = names.map((_, at) => `c${at}`);
  const shown = names.map((name, at) => {
    const column = `c${at}`;
    const changed = numbers.has(name)
      ? `round(${column} * (1 + (epoch_ms(now()) % ${CYCLE_MS}) / ${CYCLE_MS * 4}.0), 2)`
      : column;
    return `${changed} as "${name.replaceAll('"', '""')}"`;
  });
  return `select ${shown.join(', ')} from (values ${values.join(', ')}) as t(${columns.join(', ')})`;
}

async function makeSet(api: Api, setCode: string, dynSentence: string): Promise<void> {
  const query = { sourceCode: SOURCE.sourceCode, setType: 'sql', dynSentence };
  await api.get('POST', '/dataSet/testTransform', query);
  // Nothing may be answered from memory: the day is shorter than answers are kept.
  await api.get('POST', '/dataSet', { ...query, setCode, setName: setCode, cacheSeconds: 0 });
}

/**
 * Makes data sets, a screen of so many widgets of as many kinds as there are, each with a set of its own, and a share
 * of it. Gives back the code of the share.
 */
export async function makeWallScreen(api: Api, count: number): Promise<string> {
  const bytes = new TextEncoder().encode('region,amount\n华东,111\n华南,222\n');
  const { id } = await api.upload('/dataSource/import', { name: 'soak.csv', bytes }, SOURCE);
  await api.waitForImport(id);
  await makeSet(api, BEAT.setCode, 'select epoch_ms(now()) as beat');
  const kinds = Object.values<WidgetDeclaration>(declarations)
    .filter(({ type, sampleRows }) => WITHOUT_DATA.includes(type) || (sampleRows.length > 0 && !NEEDS_MORE.has(type)))
    .toSorted((a, b) => Number(b.type === BROKEN) - Number(a.type === BROKEN));
  const chosen = Array.from({ length: count - 1 }, (_, at) => kinds[at % kinds.length]!);
  const cell = { width: PAGE.width / COLUMNS, height: PAGE.height / Math.ceil(count / COLUMNS) };
  const placeOf = (at: number) => ({
    left: (at % COLUMNS) * cell.width,
    top: Math.floor(at / COLUMNS) * cell.height,
    ...cell,
  });
  const beat = { dataType: 'dynamic', setCode: BEAT.setCode, refreshTime: REFRESH_MS };
  const widgets: object[] = [
    { id: 'beat', type: BEAT.type, ...placeOf(0), data: { ...beat, mapping: [{ role: 'value', field: 'beat' }] } },
  ];
  for (const [index, declaration] of chosen.entries()) {
    const { sampleRows, sampleMapping } = sampleDataIn(declaration, 'zh');
    const place = { id: `w${index + 1}`, type: declaration.type, ...placeOf(index + 1) };
    if (sampleRows.length === 0) widgets.push(place);
    else {
      const setCode = `soak_${index + 1}`;
      await makeSet(api, setCode, toSql(sampleRows));
      widgets.push({ ...place, data: { ...beat, setCode, mapping: sampleMapping } });
    }
  }
  await api.get('POST', '/report', { reportName: '浸泡', reportCode: REPORT_CODE });
  await api.get('POST', '/reportDashboard', { reportCode: REPORT_CODE, dashboard: PAGE, widgets });
  const share = { reportCode: REPORT_CODE, shareType: 1 };
  return (await api.get<{ shareCode: string }>('POST', '/reportShare', share)).shareCode;
}
