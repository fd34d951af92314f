import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { table } from './table.runtime.gen.ts';

/** Its properties, every one with a value. */
export type TableProps = Readonly<PropsOf<typeof table>>;
