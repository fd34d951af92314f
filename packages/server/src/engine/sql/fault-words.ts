import type { Text } from '@aj-report/contract';

type Wording = readonly [RegExp, string];

const NO_COLUMN = '没有列“$1”';
const NO_TABLE = '没有表“$1”';
const NO_FUNCTION = '没有函数“$1”';
const NEAR = '“$1”附近有语法错误';
const UNFINISHED = '语句没有写完';
const AMBIGUOUS = '列“$1”不止一张表里有，请写明是哪张表的';
const NOT_GROUPED = '列“$1”既不在 GROUP BY 里，也没有放进聚合函数';
const NESTED = '聚合函数里不能再放聚合函数';
const UNEQUAL_UNION = 'UNION 两边的列数不同';

/** DuckDB and PostgreSQL, whose parsers are of one family. */
const OF_POSTGRESQL: readonly Wording[] = [
  [/^syntax error at or near "([\s\S]+)"$/, NEAR],
  [/^syntax error at end of input$/, UNFINISHED],
  [/^column "?([^"]+?)"? does not exist$/, NO_COLUMN],
  [/^relation "([^"]+)" does not exist$/, NO_TABLE],
  [/^missing FROM-clause entry for table "([^"]+)"$/, 'FROM 里没有表“$1”'],
  [/^function (.+) does not exist$/, '没有函数“$1”，请检查名称和参数的类型'],
  [/^operator does not exist: (.+)$/, '没有“$1”这样的运算，请先转换类型'],
  [/^column reference "([^"]+)" is ambiguous$/, AMBIGUOUS],
  [
    /^column "([^"]+)" must appear in the GROUP BY clause or (?:must be part of|be used in) an aggregate function[\s\S]*$/,
    NOT_GROUPED,
  ],
  [/^aggregate function calls cannot be nested$/, NESTED],
  [/^aggregate functions are not allowed in WHERE$/, 'WHERE 里不能用聚合函数，请用 HAVING'],
  [/^each UNION query must have the same number of columns$/, UNEQUAL_UNION],
  [/^subquery in FROM must have an alias$/, 'FROM 里的子查询要有别名'],
];

const OF_MYSQL: readonly Wording[] = [
  [/^You have an error in your SQL syntax;[\s\S]* near ''$/, UNFINISHED],
  [/^You have an error in your SQL syntax;[\s\S]* near '([\s\S]+)'$/, NEAR],
  [/^Unknown column '([^']+)' in '.*'$/, NO_COLUMN],
  [/^Table '([^']+)' doesn't exist$/, NO_TABLE],
  [/^Unknown table '([^']+)'.*$/, NO_TABLE],
  [/^FUNCTION (\S+) does not exist$/, NO_FUNCTION],
  [/^Column '([^']+)' in .+ is ambiguous$/, AMBIGUOUS],
  [/^Incorrect parameter count in the call to native function '(.+)'$/, '函数“$1”的参数个数不对'],
  [/^Invalid use of group function$/, '聚合函数不能放在这里，筛选分组结果请用 HAVING'],
  [/^Every derived table must have its own alias$/, 'FROM 里的子查询要有别名'],
  [/^The used SELECT statements have a different number of columns$/, UNEQUAL_UNION],
];

/** ClickHouse in the words of servers of 2018 and of today. */
const OF_CLICKHOUSE: readonly Wording[] = [
  [/^Syntax error: failed at position \d+ \(end of query\)[\s\S]*$/, UNFINISHED],
  [/^Syntax error: failed at position \d+(?: \([^)]*\))?: (\S+?)\.?(?:\s[\s\S]*)?$/, NEAR],
  [
    /^(?:Unknown identifier:|Missing columns:|Unknown expression identifier) ['`]?([^'`,]+?)['`]?(?:[\s,.][\s\S]*)?$/,
    NO_COLUMN,
  ],
  [
    /^(?:Table|Unknown table expression identifier) ['`]?([^'` ]+?)['`]?(?: (?:doesn't|does not) exist| in scope)[\s\S]*$/,
    NO_TABLE,
  ],
  [/^(?:Unknown function|Function with name) ['`]?([\w.]+)[\s\S]*$/, NO_FUNCTION],
  [/^Column ['`]?([^'` ]+)['`]? is not under aggregate function and not in GROUP BY[\s\S]*$/, NOT_GROUPED],
  [/^Aggregate function .+ is found inside another aggregate function[\s\S]*$/, NESTED],
  [/^Number of arguments for function (\S+) doesn't match[\s\S]*$/, '函数“$1”的参数个数不对'],
];

const IN_CHINESE = [...OF_POSTGRESQL, ...OF_MYSQL, ...OF_CLICKHOUSE];
const MEANT = /^Perhaps you meant to reference the column "([^"]+)"/;

/**
 * The fault of a text in both languages where its wording is known, else as the engine words it.
 * @param hint what the engine advises beside it
 */
export function wordFault(message: string, hint = ''): string | Text {
  const en = hint === '' ? message : `${message}; ${hint}`;
  const found = IN_CHINESE.find(([pattern]) => pattern.test(message));
  if (!found) return en;
  const meant = MEANT.exec(hint)?.[1];
  return { zh: message.replace(found[0], found[1]) + (meant === undefined ? '' : `，也许是“${meant}”`), en };
}
