import '@aj-report/widgets/tags/react';

export const unknown = <aj-bar-chart noSuchProperty={3} />;
export const wrong = <aj-bar-chart textFontSize="large" />;
