import type { FoundWidget } from '../gen/widgets.ts';
import { describeProperties, toAttribute } from '../gen/widgets/properties.ts';

function property({
  name,
  type,
  unit,
  default: initial,
  field,
}: ReturnType<typeof describeProperties>[number]): string {
  const { label, hint } = field['x-aj'];
  const facts = [label.en, hint?.en, unit && `unit ${unit}`, initial && `default ${initial}`]
    .filter(Boolean)
    .join('; ');
  return `  /** ${facts.replaceAll('*/', '* /')} (\`${toAttribute(name)}\`) */\n  ${name}: ${type};`;
}

/**
 * The types of an element as a reader wants them, in the place of those that the compiler infers from its declaration:
 * each property with its label, unit and default, each event with its detail.
 */
export function printElementTypes(widget: FoundWidget): string {
  const { className, name, declaration } = widget;
  const events = Object.entries(declaration.events).map(([event, { label, payload }]) => {
    const detail = Object.keys(payload)
      .map((key) => `readonly ${key}: unknown; `)
      .join('');
    return `  /** ${label.en} */\n  'aj-${event}': CustomEvent<{ ${detail}readonly [field: string]: unknown }>;`;
  });
  return `import type { WidgetElement } from '../../kit/element/widget-element.js';

/** Properties of \`<aj-${name}>\`, beside those that every widget has. */
export interface ${className}Properties {
${describeProperties(widget).map(property).join('\n')}
}

/** Events of \`<aj-${name}>\`, beside \`aj-widget-error\`. */
export interface ${className}Events {
${events.join('\n')}
}

/** \`<aj-${name}>\`: ${declaration.summary.en}. */
export interface ${className} extends WidgetElement, ${className}Properties {}
export declare const ${className}: { new (): ${className}; prototype: ${className} };
`;
}
