import type { Selectable } from 'kysely';
import type { MailParams, MailText } from './mail-templates.ts';
import { escapeHtml } from './mail-templates.ts';
import type { Needs } from './needs.ts';
import type { MailTable } from './schema-access.ts';
import { seal, unseal } from './vault.ts';

/** Stands for the link in stored texts. It has no sign that means anything in HTML. */
const PLACE = '[[link]]';

type Stored = Pick<Selectable<MailTable>, 'id' | 'textBody' | 'htmlBody' | 'sealedLink'>;

function ownerOf(id: string): string {
  return `mail ${id}`;
}

/** What is stored of a mail with a link that works once: the link encrypted, and its place in the texts. */
export function sealLink(
  app: Needs<'deriveToken'>,
  id: string,
  params: MailParams,
): { readonly params: MailParams; readonly sealedLink: string } {
  return { params: { ...params, link: PLACE }, sealedLink: seal(app, ownerOf(id), params['link'] ?? '') };
}

/** The link of a mail; undefined when it has none, or the installation has another secret now. */
export function openLink(app: Needs<'deriveToken'>, { id, sealedLink }: Stored): string | undefined {
  return sealedLink === null ? undefined : unseal(app, ownerOf(id), sealedLink);
}

/** The texts of a mail as they are sent. @throws Error when its link cannot be read any more */
export function textsToSend(app: Needs<'deriveToken'>, mail: Stored): Pick<MailText, 'text' | 'html'> {
  const { textBody: text, htmlBody: html, sealedLink } = mail;
  if (sealedLink === null) return { text, html };
  const link = openLink(app, mail);
  if (link === undefined) throw new Error('Its link was encrypted with another secret of the installation');
  return { text: text.replaceAll(PLACE, () => link), html: html.replaceAll(PLACE, () => escapeHtml(link)) };
}

/** The text of a mail as people may read it. @param words stand where the link is left out */
export function textToShow({ textBody }: Pick<Stored, 'textBody'>, words: string): string {
  return textBody.replaceAll(PLACE, () => words);
}
