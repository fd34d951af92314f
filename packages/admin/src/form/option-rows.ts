import type { OptionSource } from '@aj-report/contract';

/** An answered row. */
export type Row = Readonly<Record<string, unknown>>;

/** Node of a tree that narrows a list or offers choices. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly children: readonly TreeNode[];
}

/** A field of the row, or a template with the names of fields in `${}`. */
export function fillTemplate(template: string, row: Row): string {
  if (!template.includes('${')) return String(row[template] ?? '');
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => String(row[name] ?? ''));
}

/** Rows of an answer: a list, or a page of one (spec §7, select options). */
export function rowsOf(data: unknown): readonly Row[] {
  if (Array.isArray(data)) return data as Row[];
  const records = (data as { records?: unknown } | null)?.records;
  return Array.isArray(records) ? (records as Row[]) : [];
}

/** Nodes of an answer: a list, or one under `tree`, `menuTree` (spec §7, tree) or `treeData`. */
export function nodesOf(data: unknown, source: Pick<OptionSource, 'option' | 'label'> = {}): readonly TreeNode[] {
  const held = (data ?? {}) as { tree?: unknown; menuTree?: unknown; treeData?: unknown };
  const rows = [data, held.tree, held.menuTree, held.treeData].find(Array.isArray) as Row[] | undefined;
  const { option = 'id', label = 'label' } = source;
  return (rows ?? []).map((row) => ({
    id: fillTemplate(option, row),
    label: fillTemplate(label, row),
    children: nodesOf(row['children'], source),
  }));
}
