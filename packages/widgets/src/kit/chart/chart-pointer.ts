import type { EChartsType } from 'echarts/core';

type Listening = Pick<Document, 'addEventListener' | 'removeEventListener'>;

/** What zrender's proxy of pointers has beside its declared members; the version is pinned. */
interface PointerProxy {
  readonly painterRoot: HTMLElement;
  /** Of what the whole page tells while something is dragged. */
  readonly _globalHandlerScope?: { domTarget: Listening };
}

type Heard = (event: Event) => void;

/** The document without what happens within `root`. */
function outside(root: HTMLElement): Listening {
  const heard = new Map<Heard, Heard>();
  return {
    addEventListener: (name: string, listener: Heard, options?: AddEventListenerOptions) => {
      const hear: Heard = (event) => {
        if (!event.composedPath().includes(root)) listener(event);
      };
      heard.set(listener, hear);
      document.addEventListener(name, hear, options);
    },
    removeEventListener: (name: string, listener: Heard, options?: EventListenerOptions) => {
      document.removeEventListener(name, heard.get(listener) ?? listener, options);
      heard.delete(listener);
    },
  } as Listening;
}

/**
 * Lets a chart follow a pressed pointer once at each move. While something is dragged zrender listens to the whole page
 * too, and tells what happens in the chart from the rest by its target, which the page never sees an element with
 * a shadow root: every move in the chart was followed twice, and the chart drawn twice.
 */
export function followPointersOnce(chart: EChartsType): void {
  const { proxy } = chart.getZr().handler as unknown as { readonly proxy: PointerProxy };
  if (proxy._globalHandlerScope) proxy._globalHandlerScope.domTarget = outside(proxy.painterRoot);
}
