/** Version of the product: what /health answers, and what walls tell of themselves. */
export const VERSION = '0.1.0';
