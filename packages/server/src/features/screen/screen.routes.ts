import { AppError, getScreen, saveScreen } from '@aj-report/contract';
import type { App } from '../../app.ts';
import { route } from '../../platform/route.ts';
import { requireRight } from '../../platform/session.ts';
import * as service from './screen.service.ts';

export function registerScreen(app: App): void {
  route(app, saveScreen, ({ body, actor }) => service.saveScreen(app, actor(), body));
  route(app, getScreen, ({ params, query, request }) => {
    if (query.revision === undefined) return service.getPublishedScreen(app, params.reportCode);
    requireRight(request, 'bigScreenManage:design');
    if (query.revision === 'newest') return service.getNewestScreen(app, params.reportCode);
    throw new AppError('request/invalid', {
      path: 'querystring/revision',
      reason: { zh: '只能是 newest', en: 'can only be newest' },
    });
  });
}
