import type { LitElement } from 'lit';
import './index.ts';
import type { AjBigscreen } from './index.ts';

/** A tag on the page, 400 px wide, in Chinese unless it says otherwise. */
export function openTag(attributes: Readonly<Record<string, string>>, ...children: Node[]): AjBigscreen {
  const tag = document.createElement('aj-bigscreen');
  for (const [name, value] of Object.entries({ language: 'zh', ...attributes })) tag.setAttribute(name, value);
  tag.append(...children);
  tag.style.width = '400px';
  document.body.append(tag);
  return tag;
}

export function heard<T>(target: LitElement, type: string): Promise<T> {
  return new Promise((resolve) => {
    target.addEventListener(type, (event) => resolve((event as CustomEvent<T>).detail), { once: true });
  });
}

export function part(target: LitElement, name: string): HTMLElement | null {
  return target.renderRoot.querySelector<HTMLElement>(`[part='${name}']`);
}

export async function until<T>(look: () => T | null | undefined | false): Promise<T> {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
