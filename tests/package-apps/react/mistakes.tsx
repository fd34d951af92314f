import '@aj-report/widgets/tags/react';

// @ts-expect-error A chart has no such property.
export const unknown = <aj-bar-chart noSuchProperty={3} />;
// @ts-expect-error The size of a font is a number.
export const wrong = <aj-bar-chart textFontSize="large" />;
