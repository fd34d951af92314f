import type { ScreenDetail } from '@aj-report/embed';
import '@aj-report/widgets/tags/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const LANGUAGES = [
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
];

function Page({ share }: { share: string }) {
  const [language, setLanguage] = useState('zh');
  const [message, setMessage] = useState('等待大屏……');
  return (
    <>
      <header>
        <strong>某某科技</strong>
        <nav>
          <a href={`/plain.html${location.search}`}>普通页面</a>
          <a href={`/strict-csp.html${location.search}`}>严格 CSP</a>
          <a href={`/react/${location.search}`}>React</a>
        </nav>
      </header>
      <main>
        <h1>React 里的大屏</h1>
        <div className="bar">
          {LANGUAGES.map(({ value, label }) => (
            <button key={value} aria-pressed={language === value} onClick={() => setLanguage(value)}>
              {label}
            </button>
          ))}
        </div>
        <aj-bigscreen
          src={share}
          language={language}
          onaj-load={({ detail }: CustomEvent<ScreenDetail>) =>
            setMessage(`已载入“${detail.title}”，版本 ${detail.revision}`)
          }
          onaj-select={({ detail }) => setMessage(`选中：${JSON.stringify(detail.payload)}`)}
          onaj-error={({ detail }) => setMessage(`无法显示：${detail.name} ${detail.code}`)}
        >
          大屏正在载入……若一直没有出现，说明暂时无法连接服务器。
        </aj-bigscreen>
        <output>{message}</output>
      </main>
    </>
  );
}

const host = document.body.appendChild(document.createElement('div'));
createRoot(host).render(<Page share={document.body.dataset['share'] ?? ''} />);
