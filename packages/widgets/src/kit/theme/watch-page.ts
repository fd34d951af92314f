const HOW = { attributes: true };

/** Calls back when something changes by which pages switch colours: attributes of `html` and `body`, the dark mode of the system. */
export function watchPage(onChange: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const attributes = new MutationObserver(onChange);
  for (const element of [document.documentElement, document.body]) attributes.observe(element, HOW);
  dark.addEventListener('change', onChange);
  return () => {
    attributes.disconnect();
    dark.removeEventListener('change', onChange);
  };
}
