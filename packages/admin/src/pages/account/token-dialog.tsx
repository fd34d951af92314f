import { API_TOKEN_DAYS, createApiToken, defaultsOf, field, LIMITS, type Language } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { copyText } from '../../crud/copy-text.ts';
import { Form, useFocusFirstProblem } from '../../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useSession } from '../../session/session-store.ts';
import { Modal } from '../../shell/modal.tsx';
import { heldGroups } from './held-rights.ts';
import { MY_WORDS, myWord } from './my-account.words.ts';
import { TokenRights } from './token-rights.tsx';

const DEFAULT_DAYS = 90;

function daysLabel(days: number, language: Language): string {
  const text = days === 0 ? MY_WORDS.tokenNever : MY_WORDS.tokenDays;
  return text[language].replace('{days}', String(days));
}

const fields = {
  tokenName: field.text({ label: MY_WORDS.tokenName, minLength: 1, maxLength: LIMITS.apiTokenNameMax }),
  days: field.choice({
    label: MY_WORDS.tokenValidity,
    default: DEFAULT_DAYS,
    options: API_TOKEN_DAYS.map((days) => ({
      value: days,
      label: { zh: daysLabel(days, 'zh'), en: daysLabel(days, 'en') },
    })),
  }),
};

interface TokenDialogProps {
  onClose(): void;
  onMade(token: string): void;
}

/** Makes a token: its name, how long it lives, and what it may do. */
export function TokenDialog({ onClose, onMade }: TokenDialogProps) {
  const t = useT();
  const authorities = useSession((session) => session.user?.authorities) ?? [];
  const groups = heldGroups(authorities);
  const [values, setValues] = useState(() => defaultsOf(fields));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const container = useFocusFirstProblem(problems);

  async function save() {
    const trimmed = trimValues({ ...values });
    const found = problemsOf(fields, trimmed, currentLanguage());
    const all = chosen.size > 0 ? found : { ...found, rights: myWord('tokenRightsMissing') };
    setProblems(all);
    if (Object.keys(all).length > 0) return;
    setIsSaving(true);
    const body = { tokenName: trimmed.tokenName, days: trimmed.days, authorities: [...chosen] };
    const made = await call(createApiToken, { body }).catch(() => undefined);
    setIsSaving(false);
    if (made) onMade(made.token);
  }

  return (
    <Modal
      title={myWord('tokenAdd')}
      isOpen
      width="720px"
      canFullscreen
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" loading={isSaving} disabled={groups.length === 0} onClick={() => void save()}>
            {t('crud.save')}
          </sl-button>
        </>
      }
    >
      <div ref={container}>
        <Form
          fields={fields}
          values={{ ...values }}
          problems={problems}
          language={currentLanguage()}
          onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
        />
        <fieldset className="token-rights">
          <legend>{myWord('tokenChooseRights')}</legend>
          {groups.length === 0 ? <p className="muted">{myWord('tokenNoRights')}</p> : null}
          <TokenRights groups={groups} chosen={chosen} onChange={setChosen} />
          <div className="token-rights__problem" role="alert">
            {problems['rights']}
          </div>
        </fieldset>
      </div>
    </Modal>
  );
}

/** Shows a new token, this once. */
export function MadeTokenDialog({ token, onClose }: { readonly token: string; onClose(): void }) {
  return (
    <Modal
      title={myWord('tokenMade')}
      isOpen
      width="560px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{myWord('tokenDone')}</sl-button>
          <sl-button variant="primary" data-button="copy-token" onClick={() => void copyText(token)}>
            {myWord('tokenCopy')}
          </sl-button>
        </>
      }
    >
      <p className="made-token__once">
        <sl-icon name="exclamation-triangle-fill" />
        {myWord('tokenOnce')}
      </p>
      <code className="made-token" data-token>
        {token}
      </code>
      <p className="muted">{myWord('tokenUse')}</p>
    </Modal>
  );
}
