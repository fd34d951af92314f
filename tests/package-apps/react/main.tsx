import '@aj-report/widgets/bar-chart';
import type { AjBigscreen } from '@aj-report/widgets/bigscreen';
import { Bigscreen } from '@aj-report/widgets/bigscreen/react';
import { AjPieChart } from '@aj-report/widgets/react';
import '@aj-report/widgets/tags/react';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { mapping, rows } from '../rows.ts';

function Page() {
  const screen = useRef<AjBigscreen>(null);
  return (
    <>
      <aj-bar-chart
        text="Sales"
        language="en"
        rows={rows}
        mapping={mapping}
        onaj-select={({ detail }) => (document.title = String(detail['name']))}
      />
      <AjPieChart language="en" text="Shares" onAjSelect={({ detail }) => (document.title = String(detail['name']))} />
      <Bigscreen
        ref={screen}
        src=""
        tokenProvider={async () => ({ token: 'one', expiresAt: new Date() })}
        onReady={({ detail }) => (document.title = detail.title)}
        onStale={({ detail }) => void (detail.since ?? screen.current?.goToPage('p1'))}
        onTokenNeeded={({ detail }) => detail.provide(Promise.resolve('one'))}
        onSelect={async () => (document.title = (await screen.current?.snapshot())?.type ?? '')}
      />
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);
