/** Keys of a group of fields with a stem before and a suffix behind: `Color` → `nameColorX`. */
export type Keyed<F, P extends string, S extends string> = { [K in keyof F & string as `${P}${K}${S}`]: F[K] };

/** The same values under keys that begin with `prefix` and end with `suffix`. */
export function keyed<F extends object, P extends string, S extends string>(
  fields: F,
  prefix: P,
  suffix: S,
): Keyed<F, P, S> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${prefix}${key}${suffix}`, value])) as Keyed<
    F,
    P,
    S
  >;
}

/** Reads one value of a keyed group back; the type follows from the unkeyed group `F`. */
export function readKeyed<F extends object>(props: object, prefix: string, suffix: string) {
  return <K extends keyof F & string>(key: K): F[K] =>
    (props as Readonly<Record<string, F[K]>>)[`${prefix}${key}${suffix}`] as F[K];
}
