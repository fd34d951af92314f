import { number, text } from './define-setting.ts';

/** The model that writes texts of screens. */
export const AI_SETTINGS = {
  aiUrl: text(
    'AJ_AI_URL',
    undefined,
    {
      zh: '撰写文字的模型服务的地址（兼容 OpenAI，如 https://api.example.com/v1）；不设则用内置叙述',
      en: 'Address of the OpenAI-compatible model service that writes texts, such as https://api.example.com/v1; else the built-in narrator does',
    },
    { pattern: '^https?://[^?#]+$', shape: 'an address that begins with http:// or https://' },
  ),
  aiKey: text(
    'AJ_AI_KEY',
    undefined,
    { zh: '模型服务的密钥，不会离开本服务', en: 'Key of the model service; it never leaves this one' },
    { secret: true },
  ),
  aiModel: text('AJ_AI_MODEL', 'gpt-4o-mini', { zh: '模型的名称', en: 'Name of the model' }),
  aiTimeoutMs: number(
    'AJ_AI_TIMEOUT_MS',
    60_000,
    { zh: '模型写完一段文字的时间上限，毫秒', en: 'Time limit of the model for one text, ms' },
    { min: 100, max: 600_000 },
  ),
  rateAi: number('AJ_RATE_AI', 20, { zh: '每个用户每分钟撰写文字的次数', en: 'Texts a minute and user' }),
} as const;
