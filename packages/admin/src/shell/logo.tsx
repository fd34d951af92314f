/** The mark of the product. */
export function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M8 22v-6.500M13.330 22V10M18.670 22v-4.500M24 22V8" />
    </svg>
  );
}
