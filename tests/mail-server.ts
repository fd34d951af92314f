import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly port: number;
  /** Waits for a mail to somebody and answers its text. */
  mailTo(recipient: string): Promise<string>;
  /** Texts of all mails to somebody that have arrived. */
  mailsTo(recipient: string): string[];
  /** How many they are. */
  countTo(recipient: string): number;
  stop(): Promise<void>;
}

const WAIT_MS = 20_000;

/** Lines of a mail are folded by `=` at their end. */
function unfold(raw: string): string {
  return raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

/** What the server says to an address that begins with `refused`. */
export const REFUSAL = 'this mailbox is full';

/** An SMTP server that keeps what it gets, but for addresses that it refuses. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { readonly to: readonly string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => callback(address.startsWith('refused') ? new Error(REFUSAL) : null),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: unfold(Buffer.concat(chunks).toString('utf8')) });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const mailsTo = (recipient: string) => mails.filter(({ to }) => to.includes(recipient)).map(({ text }) => text);
  return {
    port: (server.server.address() as AddressInfo).port,
    async mailTo(recipient) {
      const deadline = Date.now() + WAIT_MS;
      while (Date.now() < deadline) {
        const found = mails.findLast(({ to }) => to.includes(recipient));
        if (found) return found.text;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail to ${recipient} within ${WAIT_MS} ms`);
    },
    mailsTo,
    countTo: (recipient) => mailsTo(recipient).length,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
