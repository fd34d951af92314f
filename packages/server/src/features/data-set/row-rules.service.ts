import { AppError, can, DEFAULT_LANGUAGE, type ContextData, type RowRule, type Text } from '@aj-report/contract';
import type { QueryRequest, RowFilter } from '../../engine/request/query-engine.types.ts';
import { roleCodesOf } from '../../platform/authorities.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Needs } from '../../platform/needs.ts';
import { toUserAsker, type Asker } from './asker.service.ts';
import { findRulesOver } from './data-set.store.ts';
import type { Session } from '../../platform/actor.ts';

/** @throws data-set/rule-param-required */
export function checkRowRules(rules: readonly RowRule[]): void {
  const nameless = rules.find(({ boundTo, paramName = '' }) => boundTo === 'locked' && paramName.trim() === '');
  if (nameless) throw new AppError('data-set/rule-param-required', { field: nameless.field });
}

/**
 * What the rules of a set leave somebody to see. People that are signed in meet the rules bound to users, and those
 * bound to parameters that the screen locks for them; holders of a share link the latter alone. A set that has rules, but
 * none for share links, is closed to them.
 * @param roleCodes the asker's roles; needed only where a rule knows roles
 * @throws data-set/rule-needs-user, data-set/rule-not-locked
 */
export function filtersOf(
  rules: readonly RowRule[],
  { user, lockedFor }: Asker,
  roleCodes: readonly string[],
  setCode: string,
): RowFilter[] {
  if (rules.length === 0) return [];
  if (user === null) return lockedFilters(rules, lockedFor(setCode), setCode);
  const locked = lockedFor(setCode);
  const valuesOf = ({ boundTo, paramName }: RowRule) => {
    if (boundTo === 'locked') return lockedValues(locked, paramName);
    return boundTo === 'roles' ? roleCodes : [user.loginName];
  };
  return rules
    .filter((rule) => !exemptRolesOf(rule).some((code) => roleCodes.includes(code)))
    .filter(({ boundTo, paramName }) => boundTo !== 'locked' || lockedValues(locked, paramName).length > 0)
    .map((rule): RowFilter => ({ field: rule.field, symbol: rule.symbol, values: valuesOf(rule) }));
}

/** Whoever holds one of these asks sources by SQL of their own, around which no rules are laid. */
export const MAY_CHANGE_SETS = 'resultsetManage:insert|resultsetManage:update';

/**
 * Refuses a source as it is to people from whom rules of a data set over it keep rows.
 * @throws data-source/rows-hidden
 */
export async function requireAllRows(app: Needs<'db'>, session: Session, sourceCode: string): Promise<void> {
  if (can(MAY_CHANGE_SETS, session.authorities)) return;
  const ruled = await findRulesOver(app.db, sourceCode);
  if (ruled.length === 0) return;
  const roleCodes = await roleCodesOf(app, session.userId);
  const asker = toUserAsker(session, DEFAULT_LANGUAGE);
  const hiding = ruled.filter(
    ({ setCode, rowRules }) => filtersOf(JSON.parse(rowRules) as RowRule[], asker, roleCodes, setCode).length > 0,
  );
  if (hiding.length === 0) return;
  throw new AppError('data-source/rows-hidden', { sets: toNameList(hiding.map(({ setName }) => setName)) });
}

const HIDDEN: Text = {
  zh: '数据集有行规则，原因不在此显示，请由其作者在编辑器中查看',
  en: 'the data set has row rules, so the reason is not shown here; its author sees it in the editor',
};

/** An error as people may see it from whom rules keep rows: engines word errors with values that they read before. */
export function withoutRows(error: unknown, { filters = [] }: Pick<QueryRequest, 'filters'>): unknown {
  if (filters.length === 0 || !(error instanceof AppError) || !('detail' in error.params)) return error;
  return new AppError(error.code, { ...error.params, detail: HIDDEN }, { cause: error });
}

function lockedFilters(rules: readonly RowRule[], locked: ContextData, setCode: string) {
  const own = rules.filter(({ boundTo }) => boundTo === 'locked');
  if (own.length === 0) throw new AppError('data-set/rule-needs-user', { code: setCode });
  return own.map(({ field, symbol, paramName = '' }): RowFilter => {
    const values = lockedValues(locked, paramName);
    if (values.length === 0) throw new AppError('data-set/rule-not-locked', { code: setCode, param: paramName.trim() });
    return { field, symbol, values };
  });
}

function lockedValues(locked: ContextData, paramName = ''): string[] {
  const name = paramName.trim();
  const value = Object.hasOwn(locked, name) ? locked[name] : undefined;
  const values = [value].flat().filter((one) => one !== undefined && one !== null && one !== '');
  return values.map(String);
}

/** Codes of the roles whose holders a rule does not touch. */
export function exemptRolesOf({ exemptRoles = '' }: Pick<RowRule, 'exemptRoles'>): string[] {
  return exemptRoles.split(/[,，\s]+/).filter((code) => code !== '');
}
