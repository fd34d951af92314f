import type { RuntimeFields, ValuesOf } from '@aj-report/contract';
import { nothing } from 'lit';
import { BoxSize } from '../box/box-size.ts';
import { burstStyles, moveInBursts } from '../motion/bursts.ts';
import type { ShapeName } from '../widget/define-widget.ts';
import type { RuntimeDeclaration } from '../widget/runtime-declaration.ts';
import { safePaint } from '../text/safe-url.ts';
import { standAloneSize } from '../element/stand-alone-size.ts';
import { stateStyles } from '../state/state-view.ts';
import { WidgetElement } from '../element/widget-element.ts';
import type { DrawFigure } from './figure.ts';
import type { drawingField, FigureLook } from './figure.fields.ts';
import { figureStyles } from './figure-styles.ts';
import { boxFor, renderFigure, suitCaption } from './render-figure.ts';

/** What the fields of every figure give. */
type FigureProps = FigureLook & ValuesOf<ReturnType<typeof drawingField>>;

type Figures<V extends string> = Readonly<Record<V, DrawFigure>>;

/** An element that is one figure with words on it, drawn anew for the size of its box. */
export class FigureElement<P extends object, S extends ShapeName> extends WidgetElement<P, S> {
  /** The drawings by their styles. */
  static readonly figures: Figures<string> = {};

  readonly #box = new BoxSize(this);
  protected readonly sleep = moveInBursts(this);

  get #look(): FigureProps {
    return this.props as unknown as FigureProps;
  }

  override summary(): string {
    const { caption, subtitle } = this.#look;
    return [caption, subtitle].filter(Boolean).join(' · ');
  }

  protected override renderPicture(): unknown {
    const { width, height } = this.#box;
    const { showtype, background = '' } = this.#look;
    const draw = (this.constructor as typeof FigureElement).figures[showtype];
    if (width === 0 || height === 0 || !draw) return nothing;
    const look = suitCaption(this.#look, this.declaration.fields, this.#box);
    const box = boxFor(width, height, look);
    return renderFigure(draw(box), box, look, safePaint(background));
  }
}

/** Class of a figure's element: the base with a typed property for every field. */
export type FigureElementClass<F extends RuntimeFields, S extends ShapeName> = Omit<typeof FigureElement, 'prototype'> &
  (new () => FigureElement<ValuesOf<F>, S> & ValuesOf<F>);

/**
 * The base class for the element of a declared figure.
 * @example class AjBorder extends figureElement(border, FRAMES) {}
 * @throws Error when a field has the name of a member that every element has
 */
export function figureElement<F extends RuntimeFields, S extends ShapeName>(
  declaration: RuntimeDeclaration<F, S>,
  figures: Figures<Extract<ValuesOf<NoInfer<F>>[keyof ReturnType<typeof drawingField>], string>>,
): FigureElementClass<F, S> {
  const plain = declaration as unknown as RuntimeDeclaration;
  class Declared extends FigureElement<ValuesOf<F>, S> {
    static override readonly declaration = plain;
    static override readonly figures = figures as Figures<string>;
    static override styles = [stateStyles, standAloneSize(plain), figureStyles, burstStyles];
  }
  WidgetElement.defineFields(Declared as unknown as typeof WidgetElement, plain);
  return Declared as unknown as FigureElementClass<F, S>;
}
