import type { FoundWidget } from '../widgets.ts';
import { describeProperties, toAttribute } from './properties.ts';
import { toTagsModule } from './screen-tags.ts';
import { stylingOf } from './styling.ts';

function toModule(root: string, widget: FoundWidget, path: string) {
  const { parts, customProperties } = stylingOf(root, widget);
  const { name, className, declaration } = widget;
  const properties = describeProperties(widget);
  const declared = {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: `aj-${name}`,
    description: declaration.summary.en,
    members: properties.map((one) => ({
      kind: 'field',
      name: one.name,
      type: { text: one.type },
      default: one.default,
      description: one.field['x-aj'].label.en,
      attribute: toAttribute(one.name),
    })),
    attributes: properties.map((one) => ({
      name: toAttribute(one.name),
      type: { text: one.type },
      fieldName: one.name,
    })),
    events: Object.entries(declaration.events).map(([event, { label }]) => ({
      name: `aj-${event}`,
      type: { text: 'CustomEvent' },
      description: label.en,
    })),
    cssParts: parts.map(([part, { en }]) => ({ name: part, description: en })),
    cssProperties: customProperties.map((one) => ({ name: one.name, description: one.label.en, default: one.usual })),
  };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declared],
    exports: [
      { kind: 'js', name: className, declaration: { name: className, module: path } },
      { kind: 'custom-element-definition', name: `aj-${name}`, declaration: { name: className, module: path } },
    ],
  };
}

/**
 * The manifest that editors read to complete our tags (Custom Elements Manifest 1.0.0); a build writes it.
 * @param fileOf where the module of a widget lies, from the folder of the package
 * @param tagsFile where the tags that show what a server has are defined
 */
export function printManifest(
  root: string,
  widgets: readonly FoundWidget[],
  fileOf = (name: string) => `src/widgets/${name}/${name}.element.ts`,
  tagsFile = '../embed/src/index.ts',
): { path: string; content: string } {
  const modules = [...widgets.map((one) => toModule(root, one, fileOf(one.name))), toTagsModule(root, tagsFile)];
  const manifest = { schemaVersion: '1.0.0', readme: '', modules };
  return { path: 'packages/widgets/dist/custom-elements.json', content: `${JSON.stringify(manifest, null, 2)}\n` };
}
