import type { FoundWidget } from '../gen/widgets.ts';

/** One thing that can be imported from the package. */
export interface PackageEntry {
  /** Behind the name of the package: `.` or `./bar-chart`. */
  readonly name: string;
  /** Its source, from the folder of the packages. */
  readonly source: string;
}

/** Everything that the package exports, in the order of its manifest. */
export function packageEntries(widgets: readonly FoundWidget[]): readonly PackageEntry[] {
  return [
    { name: '.', source: 'widgets/src/entries/page.ts' },
    { name: './react', source: 'widgets/src/entries/react.ts' },
    { name: './bigscreen', source: 'embed/src/index.ts' },
    { name: './bigscreen/react', source: 'embed/src/react.ts' },
    ...['react', 'vue', 'svelte'].map((one) => ({ name: `./tags/${one}`, source: `widgets/src/tags/${one}.ts` })),
    ...widgets.map(({ name }) => ({ name: `./${name}`, source: `widgets/src/widgets/${name}/${name}.element.ts` })),
  ];
}

/** File of an entry without its ending: `bigscreen/react`. */
export function fileOf({ name }: PackageEntry): string {
  return name === '.' ? 'index' : name.slice(2);
}

/** File of an entry's types, within the folder of types. */
export function typesOf({ source }: PackageEntry): string {
  return source.replace(/\.ts$/, '.d.ts');
}
