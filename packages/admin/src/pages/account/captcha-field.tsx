import { getCaptcha, type Captcha, type CAPTCHA_KINDS } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import { inputValueOf } from './account-form.tsx';
import { word } from './account.words.ts';

type Kind = (typeof CAPTCHA_KINDS)[number];

/** The challenge of the login; `round` brings a new one whenever it changes, and 0 means that none is asked. */
export function useCaptcha(round: number) {
  const [kind, setKind] = useState<Kind>('picture');
  const [again, setAgain] = useState(0);
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [given, setGiven] = useState({ token: '', answer: '' });
  useEffect(() => {
    if (round === 0) return undefined;
    const abort = new AbortController();
    call(getCaptcha, { query: { kind }, signal: abort.signal }).then(setCaptcha, () => undefined);
    return () => abort.abort();
  }, [round, again, kind]);
  const token = captcha?.token ?? '';
  /** An answer belongs to the challenge that it was given to. */
  const answer = given.token === token ? given.answer : '';
  return {
    isAsked: round > 0,
    kind,
    setKind,
    captcha,
    answer,
    setAnswer: (text: string) => setGiven({ token, answer: text }),
    load: () => setAgain((before) => before + 1),
    /** What the login sends. */
    verification: token !== '' && answer.trim() !== '' ? `${token}:${answer.trim()}` : '',
  };
}

type CaptchaState = ReturnType<typeof useCaptcha>;

/** A picture of characters to be typed, or a question in words for who does not see it. */
export function CaptchaField({ state, isDisabled }: { readonly state: CaptchaState; readonly isDisabled: boolean }) {
  const { kind, setKind, captcha, answer, setAnswer, load } = state;
  const isPicture = kind === 'picture';
  const question = isPicture ? word('captchaPicture') : (captcha?.question ?? '');
  return (
    <fieldset className="captcha" data-field="captcha">
      <legend>{question}</legend>
      <div className="captcha__row">
        {isPicture ? (
          <button
            type="button"
            className="captcha__picture"
            title={word('captchaAnother')}
            aria-label={word('captchaAnother')}
            onClick={load}
          >
            {captcha?.image ? <img src={captcha.image} alt={word('captchaImage')} width={150} height={48} /> : null}
          </button>
        ) : null}
        <sl-input
          size="large"
          name="captcha"
          aria-label={`${word('captchaAnswer')}: ${question}`}
          placeholder={word('captchaAnswer')}
          autocomplete="off"
          value={answer}
          disabled={isDisabled}
          onsl-input={atOnce((event) => setAnswer(inputValueOf(event)))}
        />
      </div>
      <div className="captcha__ways">
        <button type="button" className="text-button" onClick={load}>
          {word('captchaAnother')}
        </button>
        <button
          type="button"
          className="text-button"
          data-button="captcha-kind"
          onClick={() => setKind(isPicture ? 'words' : 'picture')}
        >
          {word(isPicture ? 'captchaInWords' : 'captchaInPicture')}
        </button>
      </div>
    </fieldset>
  );
}
