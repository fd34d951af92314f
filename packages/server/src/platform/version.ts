/** Version of the product, answered by /health. */
export const VERSION = '0.1.0';
