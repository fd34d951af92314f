import { openLink, textsToSend } from '../platform/mail-link.ts';
import type { RouteContext } from './route-suite.ts';

/** The last mail to an address, with the text that its recipient gets. */
export async function lastMailTo(ctx: RouteContext, recipient: string, template?: string) {
  const found = ctx.app.db.selectFrom('mail').where('recipient', '=', recipient);
  const mail = await (template === undefined ? found : found.where('template', '=', template))
    .orderBy('createTime', 'desc')
    .selectAll()
    .executeTakeFirst();
  return mail && { ...mail, ...textsToSend(ctx.app, mail), link: openLink(ctx.app, mail) };
}
