import '@aj-report/widgets/bar-chart';
import { Bigscreen } from '@aj-report/widgets/bigscreen/react';
import { AjPieChart } from '@aj-report/widgets/react';
import '@aj-report/widgets/tags/react';
import { createRoot } from 'react-dom/client';
import { mapping, rows } from '../rows.ts';

function Page() {
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
      <Bigscreen src="" onReady={({ detail }) => (document.title = detail.title)} />
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);
