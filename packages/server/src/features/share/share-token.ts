import type { Needs } from '../../platform/needs.ts';

/** The token of a share: it derives from the installation's secret, the share and a salt of its own. */
export function tokenOf(app: Needs<'deriveToken'>, shareId: string, salt: string): string {
  return app.deriveToken(`share:${shareId}:${salt}`);
}
