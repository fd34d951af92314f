import { AjBarChart, AjGaugeChart } from '@aj-report/widgets/react';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { makeSales, MAPPING } from './sales.ts';

function Page() {
  const [round, setRound] = useState(0);
  const [message, setMessage] = useState('');
  const rows = useMemo(() => makeSales(round), [round]);
  return (
    <>
      <h1>React 里的图表</h1>
      <p>每个组件都有带类型的包装：属性有提示，事件是函数。</p>
      <div className="charts">
        <AjBarChart
          theme="light"
          text="门店销售额"
          isShowLegend={false}
          rows={rows}
          mapping={MAPPING}
          onAjSelect={({ detail }) => setMessage(`选中：${String(detail['name'])} ${String(detail['value'])}`)}
        />
        <AjGaugeChart theme="light" text="年度目标" />
      </div>
      <button onClick={() => setRound(round + 1)}>换一批数据</button>
      <output>{message}</output>
    </>
  );
}

const main = document.querySelector('main');
if (main) createRoot(main).render(<Page />);
