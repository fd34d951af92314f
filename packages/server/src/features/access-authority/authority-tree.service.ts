import { AUTHORITIES, type ChoiceNode, type Language } from '@aj-report/contract';
import type { Db } from '../../platform/schema.ts';
import { findAllAuthorities } from './access-authority.store.ts';

/** A right that roles may be given. */
export interface Grantable {
  /** As trees name it: `target_action` */
  readonly key: string;
  /** As roles hold it: `target:action` */
  readonly right: string;
  readonly target: string;
  readonly targetName: string;
  readonly actionName: string;
}

/** Enabled rights in the order of the product's declaration; those that people added stand last. */
export async function findGrantable(db: Db, language: Language): Promise<Grantable[]> {
  const rows = (await findAllAuthorities(db)).filter((row) => row.enableFlag === 1);
  const place = (right: string) => (AUTHORITIES.includes(right) ? AUTHORITIES.indexOf(right) : AUTHORITIES.length);
  return rows
    .map(({ target, action, ...names }) => ({
      key: `${target}_${action}`,
      right: `${target}:${action}`,
      target,
      targetName: language === 'en' ? names.targetNameEn : names.targetNameZh,
      actionName: language === 'en' ? names.actionNameEn : names.actionNameZh,
    }))
    .sort((left, right) => place(left.right) - place(right.right));
}

/** A node for each target, below it its actions. */
export function toTree(rights: readonly Grantable[]): ChoiceNode[] {
  const targets = new Map(rights.map(({ target, targetName }) => [target, targetName]));
  return [...targets].map(([target, label]) => {
    const actions = rights.filter((one) => one.target === target);
    return { id: target, label, children: actions.map(({ key, actionName }) => ({ id: key, label: actionName })) };
  });
}
