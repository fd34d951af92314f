import type { ESTree, Plugin } from 'vite';

/** Files that declare fields of widgets; their texts are for forms and documents, which the embed script has none of. */
const DECLARING = /\/packages\/widgets\/src\/(?:fields|widgets)\/.*(?:\.fields|\.widget|\/choices|\/field-groups)\.ts$/;
/** Annotations of a field that only a form reads. */
const OF_FORMS = new Set(['label', 'hint', 'placeholder', 'group', 'unit', 'half', 'message', 'empty', 'showIf']);
/** Parts for a page's own style sheet, which only documents list. */
const OF_DOCUMENTS = 'styleParts';
/** Texts in both languages that only a form or a document shows. */
const TEXTS = new Set(['label', 'hint', 'placeholder', 'summary']);

interface Range {
  readonly start: number;
  readonly end: number;
}

type Visit = (node: ESTree.Node, parents: readonly ESTree.Node[]) => void;

function walk(node: unknown, visit: Visit, parents: readonly ESTree.Node[] = []): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit, parents);
    return;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const known = node as ESTree.Node;
  visit(known, parents);
  const below = [...parents, known];
  for (const value of Object.values(known)) if (typeof value === 'object') walk(value, visit, below);
}

function keyOf(property: ESTree.Node): string | null {
  if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return null;
  return property.key.name;
}

function isInBothLanguages(value: ESTree.Node): boolean {
  if (value.type !== 'ObjectExpression' || value.properties.length !== 2) return false;
  return value.properties.every((one) => ['zh', 'en'].includes(keyOf(one) ?? ''));
}

/** Whether the object is what `field.number(…)` and its like are given. */
function isGivenToField(parents: readonly ESTree.Node[]): boolean {
  const call = parents.at(-2);
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
  return call.callee.object.type === 'Identifier' && call.callee.object.name === 'field';
}

/** The name of a widget is what screen readers hear; it stands directly in the declaration. */
function isNameOfWidget(parents: readonly ESTree.Node[]): boolean {
  const call = parents.at(-2);
  return call?.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'defineWidget';
}

function isLeftOut(property: ESTree.Node, parents: readonly ESTree.Node[]): boolean {
  const key = keyOf(property);
  if (key === null || property.type !== 'Property') return false;
  if (key === OF_DOCUMENTS) return true;
  if (isGivenToField(parents)) return OF_FORMS.has(key);
  if (!TEXTS.has(key) || !isInBothLanguages(property.value)) return false;
  return key !== 'label' || !isNameOfWidget(parents);
}

/** Takes ranges out of a text, each with the comma behind it. */
function cut(code: string, ranges: readonly Range[]): string {
  let result = code;
  let last = code.length + 1;
  for (const { start, end } of [...ranges].sort((a, b) => b.start - a.start)) {
    if (end > last) continue;
    const comma = /^\s*,/.exec(result.slice(end))?.[0].length ?? 0;
    result = result.slice(0, start) + result.slice(end + comma);
    last = start;
  }
  return result;
}

/** Leaves labels, hints and groups of fields out of the script: a third of what a declaration weighs. */
export function leaveOutFormTexts(): Plugin {
  return {
    name: 'aj-leave-out-form-texts',
    transform(code, id) {
      if (!DECLARING.test(id)) return null;
      const ranges: Range[] = [];
      walk(this.parse(code), (node, parents) => {
        if (isLeftOut(node, parents)) ranges.push({ start: node.start, end: node.end });
      });
      return ranges.length === 0 ? null : { code: cut(code, ranges), map: null };
    },
  };
}
