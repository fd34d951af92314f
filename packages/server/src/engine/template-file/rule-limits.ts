const RULES_MAX = 500;
const VALUES_MAX = 100;
const VALUE_LENGTH_MAX = 255;

/** As many rules as a sheet of a template may have; the rest go to `lose`. */
export function upToMost<Rule>(rules: readonly Rule[], lose: (rule: Rule) => void): Rule[] {
  for (const rule of rules.slice(RULES_MAX)) lose(rule);
  return rules.slice(0, RULES_MAX);
}

/** Whether a template may offer these values for typing. */
export function isListOfInput(values: readonly string[]): boolean {
  return values.length > 0 && values.length <= VALUES_MAX && values.every(({ length }) => length <= VALUE_LENGTH_MAX);
}
