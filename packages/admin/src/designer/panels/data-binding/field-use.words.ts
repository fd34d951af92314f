import { aggregationOf, ALL_ROWS, grainOf, type Aggregation, type Mapping, type Text } from '@aj-report/contract';
import { fill } from '../../../i18n/fill.ts';

/** Words of how fields are used. */
export const USE_WORDS = {
  rowCount: { zh: '行数', en: 'Number of rows' },
  asTheyAre: { zh: '不汇总（逐行显示）', en: 'Rows as they are' },
  exactDates: { zh: '每个时刻', en: 'Every moment' },
  grains: { zh: '按时间分组', en: 'By time' },
  aggregations: { zh: '汇总方式', en: 'Aggregation' },
  change: { zh: '“{field}”的汇总方式', en: 'How “{field}” is used' },
} as const satisfies Record<string, Text>;

const MEASURED: Text = { zh: '{how} {field}', en: '{how} of {field}' };
/** What an English sentence says in another order. */
const SAID: Partial<Record<Aggregation, Text>> = {
  shareOfTotal: { zh: '占比 {field}', en: 'Share of {field}' },
  change: { zh: '较上期 {field}', en: 'Change of {field}' },
};
const DATED: Text = { zh: '{how} {field}', en: '{field} by {how}' };

const inBoth = (make: (language: 'zh' | 'en') => string): Text => ({ zh: make('zh'), en: make('en') });

/** What a field is in its role: “Sum of sales”, “Date by month”, the name alone where rows stand as they are. */
export function textOfUse({ field, grain, aggregation }: Mapping, label: string): Text {
  const name = inBoth((language) => (field === ALL_ROWS ? USE_WORDS.rowCount[language] : label));
  if (aggregation === 'count' && field === ALL_ROWS) return name;
  if (aggregation) {
    const words = SAID[aggregation] ?? MEASURED;
    return inBoth((language) =>
      fill(words[language], { how: aggregationOf(aggregation).label[language], field: name[language] }),
    );
  }
  if (!grain) return name;
  return inBoth((language) => {
    const how = grainOf(grain).label[language];
    return fill(DATED[language], { how: language === 'en' ? how.toLowerCase() : how, field: name[language] });
  });
}

/** A text of the history with the field that was changed. */
export function withText(words: Text, field: Text): Text {
  return inBoth((language) => fill(words[language], { field: field[language] }));
}
