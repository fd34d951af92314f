import { can, RIGHTS, type DeclaredRight, type Text } from '@aj-report/contract';
import { currentLanguage } from '../../i18n/language.ts';

/** A part of the product with the rights in it that somebody holds. */
export interface HeldGroup {
  readonly target: string;
  readonly name: Text;
  readonly rights: readonly DeclaredRight[];
}

export function codeOf({ target, action }: DeclaredRight): string {
  return `${target}:${action}`;
}

/** Rights that somebody holds, by part of the product. */
export function heldGroups(authorities: readonly string[]): readonly HeldGroup[] {
  const groups = new Map<string, HeldGroup & { rights: DeclaredRight[] }>();
  for (const right of RIGHTS.filter((one) => can(codeOf(one), authorities))) {
    const group = groups.get(right.target) ?? { target: right.target, name: right.targetName, rights: [] };
    group.rights.push(right);
    groups.set(right.target, group);
  }
  return [...groups.values()];
}

/** Rights as a person reads them: each part of the product with its actions. */
export function rightsInWords(authorities: readonly string[]): string {
  const language = currentLanguage();
  const [colon, comma, semicolon] = language === 'zh' ? ['：', '、', '；'] : [': ', ', ', '; '];
  return heldGroups(authorities)
    .map(({ name, rights }) => name[language] + colon + rights.map((one) => one.actionName[language]).join(comma))
    .join(semicolon);
}
