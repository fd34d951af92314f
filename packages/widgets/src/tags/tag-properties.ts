import './tags.gen.ts';

/** Tags of the kit, each with the class of its element. */
export type AjTags = {
  [Tag in keyof HTMLElementTagNameMap as Tag extends `aj-${string}` ? Tag : never]: HTMLElementTagNameMap[Tag];
};

/** What may be set on an element of the kit that no other element has; methods are no properties. */
export type PropertiesOf<E extends HTMLElement> = {
  [Name in Exclude<keyof E, keyof HTMLElement> as E[Name] extends (...given: never[]) => unknown ? never : Name]?:
    | E[Name]
    | undefined;
};

/** Attributes that a framework types of every element, with the properties of an element of the kit in their place. */
export type TagAttributes<Common, E extends HTMLElement> = Omit<Common, keyof PropertiesOf<E>> &
  PropertiesOf<E> & { readonly [Listener in `onaj-${string}`]?: ((event: CustomEvent) => void) | undefined };
