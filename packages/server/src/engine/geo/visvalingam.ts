/** Points in order, weights to be filled; a point's weight is the area that is lost without it. */
interface Chain {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Identity of a point, the same for every path through it: breaks ties alike on both sides of a border. */
  readonly ids: readonly number[];
}

/** Least first, by weight and then by id. */
class Queue {
  readonly #heap: number[] = [];
  readonly #places: number[] = [];

  constructor(
    private readonly weights: readonly number[],
    private readonly ids: readonly number[],
  ) {}

  push(item: number): void {
    this.#heap.push(item);
    this.#rise(this.#heap.length - 1);
  }

  pop(): number | undefined {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (first === undefined || last === undefined || this.#heap.length === 0) return first;
    this.#heap[0] = last;
    this.#places[last] = 0;
    this.#sink(0);
    return first;
  }

  /** The weight of an item has changed. */
  move(item: number): void {
    const place = this.#places[item] ?? 0;
    this.#rise(place);
    this.#sink(this.#places[item] ?? 0);
  }

  #isLess(a: number, b: number): boolean {
    const difference = (this.weights[a] ?? 0) - (this.weights[b] ?? 0);
    return difference === 0 ? (this.ids[a] ?? 0) < (this.ids[b] ?? 0) : difference < 0;
  }

  #put(item: number, place: number): void {
    this.#heap[place] = item;
    this.#places[item] = place;
  }

  #rise(from: number): void {
    const item = this.#heap[from] as number;
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = this.#heap[above] as number;
      if (!this.#isLess(item, other)) break;
      this.#put(other, place);
      place = above;
    }
    this.#put(item, place);
  }

  #sink(from: number): void {
    const item = this.#heap[from] as number;
    let place = from;
    for (;;) {
      let below = place * 2 + 1;
      if (below >= this.#heap.length) break;
      if (below + 1 < this.#heap.length && this.#isLess(this.#heap[below + 1] as number, this.#heap[below] as number))
        below++;
      const other = this.#heap[below] as number;
      if (!this.#isLess(other, item)) break;
      this.#put(other, place);
      place = below;
    }
    this.#put(item, place);
  }
}

function triangle({ xs, ys }: Chain, a: number, b: number, c: number): number {
  const at = (list: readonly number[], i: number) => list[i] as number;
  return Math.abs(
    (at(xs, b) - at(xs, a)) * (at(ys, c) - at(ys, a)) - (at(xs, c) - at(xs, a)) * (at(ys, b) - at(ys, a)),
  );
}

/**
 * Weight of every point of a chain: what is lost when the less important ones are gone already. The ends weigh
 * infinitely much. The same chain read backwards gives the same weights.
 * @source M. Visvalingam, J. Whyatt: Line generalisation by repeated elimination of points (1993)
 */
export function weighChain(chain: Chain): number[] {
  const count = chain.xs.length;
  const weights = Array.from({ length: count }, () => Number.POSITIVE_INFINITY);
  const before = chain.xs.map((_, i) => i - 1);
  const after = chain.xs.map((_, i) => i + 1);
  const areas = Array.from({ length: count }, () => Number.POSITIVE_INFINITY);
  const queue = new Queue(areas, chain.ids);
  for (let i = 1; i < count - 1; i++) {
    areas[i] = triangle(chain, i - 1, i, i + 1);
    queue.push(i);
  }
  let reached = 0;
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    reached = Math.max(reached, areas[i] as number);
    weights[i] = reached;
    const [left, right] = [before[i] as number, after[i] as number];
    after[left] = right;
    before[right] = left;
    for (const near of [left, right]) {
      if (near <= 0 || near >= count - 1) continue;
      areas[near] = triangle(chain, before[near] as number, near, after[near] as number);
      queue.move(near);
    }
  }
  return weights;
}
