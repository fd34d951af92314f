import type { Text } from '@aj-report/contract';

/** What DuckDB and PostgreSQL, whose parsers are of one family, say most often of a text, and the same in Chinese. */
const IN_CHINESE: readonly (readonly [RegExp, string])[] = [
  [/^syntax error at or near "([\s\S]+)"$/, '“$1”附近有语法错误'],
  [/^syntax error at end of input$/, '语句没有写完'],
  [/^column "([^"]+)" does not exist$/, '没有列“$1”'],
  [/^relation "([^"]+)" does not exist$/, '没有表“$1”'],
  [/^column reference "([^"]+)" is ambiguous$/, '列“$1”不止一张表里有，请写明是哪张表的'],
  [
    /^column "([^"]+)" must appear in the GROUP BY clause or (?:must be part of|be used in) an aggregate function[\s\S]*$/,
    '列“$1”既不在 GROUP BY 里，也没有放进聚合函数',
  ],
];

/** The fault of a text in both languages where its wording is known, else as the engine words it. */
export function wordFault(message: string): string | Text {
  const found = IN_CHINESE.find(([pattern]) => pattern.test(message));
  return found ? { zh: message.replace(found[0], found[1]), en: message } : message;
}
