import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { EMAIL_PATTERN, PASSWORD_LENGTH } from './user.ts';

/** Who may sign up: nobody, whom an administrator invited, or anybody. */
export const SIGNUP_MODES = ['off', 'invited', 'open'] as const;

/** What the login page has to know before anybody is signed in. */
export const LoginOptions = Type.Object({
  signup: Type.Unsafe<(typeof SIGNUP_MODES)[number]>({ type: 'string', enum: [...SIGNUP_MODES] }),
  /** Mails leave the service; else administrators read them in the outbox and pass links on. */
  hasMailServer: Type.Boolean(),
});
export type LoginOptions = Static<typeof LoginOptions>;

const passwordAgain = {
  password: field.password({
    label: { zh: '密码', en: 'Password' },
    minLength: LIMITS.newPasswordMin,
    maxLength: LIMITS.newPasswordMax,
    message: PASSWORD_LENGTH,
  }),
  confirmPassword: field.password({
    label: { zh: '确认密码', en: 'Confirm password' },
    minLength: LIMITS.newPasswordMin,
    maxLength: LIMITS.newPasswordMax,
    message: { zh: '请再次输入密码', en: 'Please enter the password again' },
    lengthMessage: PASSWORD_LENGTH,
  }),
};

/** Form of the register tab. */
export const signUpFields = {
  nickname: field.text({
    label: { zh: '昵称', en: 'Nickname' },
    minLength: 1,
    maxLength: LIMITS.realNameMax,
    message: { zh: '请输入昵称', en: 'Please enter a nickname' },
  }),
  email: field.text({
    label: { zh: '邮箱', en: 'E-mail' },
    minLength: 1,
    maxLength: LIMITS.emailMax,
    pattern: EMAIL_PATTERN,
    message: { zh: '请输入有效的邮箱地址', en: 'Please enter a valid e-mail address' },
  }),
  ...passwordAgain,
};

/** Form of a password that a mailed link lets its holder choose. */
export const choosePasswordFields = passwordAgain;

/** An address to which something is mailed. */
const email = Type.String({ minLength: 1, maxLength: LIMITS.emailMax, pattern: EMAIL_PATTERN });
/** A password in the client's AES form (`wire/password-cipher.ts`). */
const wirePassword = Type.String({ maxLength: 200 });
const nickname = Type.String({ minLength: 1, maxLength: LIMITS.realNameMax, pattern: '\\S' });
/** What a mailed link carries. */
const linkToken = Type.String({ minLength: 1, maxLength: 200 });

export const SignUp = Type.Object({ nickname, email, password: wirePassword, confirmPassword: wirePassword });
export type SignUp = Static<typeof SignUp>;

/** Said in place of the mail that was sent, where none leaves the service. */
export const APPROVAL_TEXT: Text = {
  zh: '注册信息已提交，管理员批准后即可登录。',
  en: 'Your registration has been handed in. Log in once an administrator has approved it.',
};

/** What an administrator's word did: whether the person logs in with the password of their sign-up. */
export const EmailMarked = Type.Object({ keepsPassword: Type.Boolean() });

/** A link in a mail, by its token. */
export const MailedLink = Type.Object({ token: linkToken });

/** Where the verification is mailed again: an address, or the holder of a link that is too old. */
export const VerificationAsked = Type.Object({ email: Type.Optional(email), token: Type.Optional(linkToken) });
export type VerificationAsked = Static<typeof VerificationAsked>;

export const PasswordForgotten = Type.Object({ email });

export const PasswordChosen = Type.Object({ token: linkToken, password: wirePassword, confirmPassword: wirePassword });
export type PasswordChosen = Static<typeof PasswordChosen>;

export const InvitationAccepted = Type.Object({ ...PasswordChosen.properties, nickname });
export type InvitationAccepted = Static<typeof InvitationAccepted>;

/** Field of the dialog that invites somebody. */
export const invitationFields = { email: signUpFields.email };
export const Invitation = Type.Object({ email });

/** Whom an unused link was sent to. */
export const LinkHolder = Type.Object({ email: Type.String(), nickname: Type.String() });
export type LinkHolder = Static<typeof LinkHolder>;

/** How a challenge is put: as a picture of characters, or as a question in words for who does not see it. */
export const CAPTCHA_KINDS = ['picture', 'words'] as const;

/** A challenge; `captchaVerification` of the login is its token, a colon and the answer. */
export const Captcha = Type.Object({
  token: Type.String(),
  /** The picture as a `data:` address; empty when the question is put in words. */
  image: Type.String(),
  /** The question in words; empty beside a picture. */
  question: Type.String(),
  /** Seconds in which it has to be answered. */
  seconds: Type.Integer(),
});
export type Captcha = Static<typeof Captcha>;
