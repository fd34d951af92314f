import type { Language } from '../field/text.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

/** Errors of what the service does by itself or while nobody waits. */
export const BACKGROUND_ERRORS = {
  // schedules
  'schedule/cron-invalid': { status: 400, params: ['cron', 'reason'] },
  'schedule/cron-never': { status: 400, params: ['cron'] },
  'schedule/too-often': { status: 400, params: ['cron', 'minutes'] },
  'schedule/zone-unknown': { status: 400, params: ['zone'] },
  'schedule/no-target': { status: 400 },
  'schedule/running': { status: 409 },
  'schedule/owner-changed': { status: 409 },
  'schedule/owner-barred': { status: 403, params: ['owner'] },
  // jobs
  'job/cancelled': { status: 409 },
  'job/interrupted': { status: 500 },
  'job/kind-unknown': { status: 409, params: ['kind'] },
  'job/not-open': { status: 409 },
  'job/not-retryable': { status: 409 },
  'job/no-file': { status: 404 },
  'job/nobody': { status: 403 },
  'job/share-changed': { status: 409 },
  'job/too-many': { status: 429, params: ['limit'] },
  // pictures of screens
  'picture/no-browser': { status: 409 },
  'picture/browser-failed': { status: 500 },
  'picture/too-slow': { status: 422, params: ['seconds'] },
  'picture/not-drawn': { status: 422, params: ['reason'] },
  'picture/page-unknown': { status: 404, params: ['page', 'pages'] },
  'picture/too-large': { status: 400, params: ['width', 'height', 'limit'] },
  'picture/too-many': { status: 429, params: ['limit'] },
} as const satisfies Record<string, ErrorDeclaration>;

/** Their messages. */
export const backgroundMessages: Readonly<Record<Language, Readonly<Record<keyof typeof BACKGROUND_ERRORS, string>>>> =
  {
    zh: {
      'schedule/cron-invalid':
        'cron 表达式“{cron}”无法识别：{reason}；请依次填写分、时、日、月、周五段，例如“0 8 * * 1-5”为周一至周五 8 点',
      'schedule/cron-never': 'cron 表达式“{cron}”永远不会到时间，请检查日和月',
      'schedule/too-often': 'cron 表达式“{cron}”过于频繁：两次运行至少相隔 {minutes} 分钟，请修改分钟和小时',
      'schedule/zone-unknown': '没有名为“{zone}”的时区；请填写 Asia/Shanghai 这样的名称',
      'schedule/no-target': '请填写至少一个收件人，或选择存入文件列表，否则生成的文件无人能收到',
      'schedule/running': '此定时报表正在运行，请等它完成后再运行',
      'schedule/owner-changed': '此定时报表在运行期间被其他人修改，文件没有发出；请重新运行',
      'schedule/owner-barred':
        '所有者“{owner}”已停用、已删除或没有导出 Excel 报表的权限；请由有权限的人打开并保存此定时报表，成为新的所有者',
      'job/cancelled': '任务已取消；如仍需要请重新发起',
      'job/interrupted': '任务因服务出错而失败；请重新运行，如仍失败请把任务编号告诉管理员',
      'job/kind-unknown': '当前版本的服务不认识“{kind}”类任务；请重新发起',
      'job/not-open': '任务已经结束，无需取消',
      'job/not-retryable': '只有失败或已取消的任务可以重新运行，此类任务不支持；请重新发起',
      'job/no-file': '任务没有文件：尚未完成，或文件已过保留期而被删除；请重新运行',
      'job/nobody': '任务发起人已无权执行此操作；请联系管理员授权后重新运行',
      'job/share-changed': '分享在导出之后被修改，此文件不再提供；请重新导出',
      'job/too-many': '此分享已有 {limit} 个导出在进行；请等其中一个完成后再导出',
      'picture/no-browser':
        '服务器没有配置生成图片的浏览器：请在服务器上安装 Chromium 或 Chrome，将 AJ_BROWSER_BIN 设为它的路径后重新启动；在设计器中下载图片不需要它',
      'picture/browser-failed':
        'AJ_BROWSER_BIN 所设的浏览器没有画出图片，请重试；仍失败请管理员查看日志：以 root 运行或在容器中需要设置 AJ_BROWSER_SANDBOX=0',
      'picture/too-slow': '图片在 {seconds} 秒内没有画完，请重试，或由管理员调大 AJ_PICTURE_TIMEOUT_MS',
      'picture/not-drawn': '无法绘制大屏：{reason}',
      'picture/page-unknown': '大屏没有页面“{page}”，可选：{pages}',
      'picture/too-large': '{width} × {height} 像素的图片太大，总像素上限为 {limit}，请减小宽度',
      'picture/too-many': '您已有 {limit} 张图片在生成，请等其中一张完成后再试',
    },
    en: {
      'schedule/cron-invalid':
        'The cron expression "{cron}" cannot be read: {reason}. Write minute, hour, day, month and weekday: "0 8 * * 1-5" is 8 o\'clock from Monday to Friday',
      'schedule/cron-never': 'The cron expression "{cron}" never comes true; check its day and month',
      'schedule/too-often':
        'The cron expression "{cron}" comes true too often: two runs are at least {minutes} min apart; change its minute and hour',
      'schedule/zone-unknown': 'There is no time zone "{zone}"; write a name such as Asia/Shanghai',
      'schedule/no-target':
        'Enter a recipient or keep the file in the list of files; otherwise nobody gets what it makes',
      'schedule/running': 'The schedule is running; wait until it is done, then run it again',
      'schedule/owner-changed':
        'The schedule was changed by somebody else while it ran, and its file went nowhere; run it again',
      'schedule/owner-barred':
        'The owner "{owner}" is disabled, deleted, or may not export Excel reports any more. Somebody who may opens and saves the schedule, which makes them its owner',
      'job/cancelled': 'The job was cancelled; start it again if it is still wanted',
      'job/interrupted':
        'The job failed in the service; run it again, and if it fails again tell an administrator its id',
      'job/kind-unknown': 'This version of the service knows no jobs of the kind "{kind}"; start the work again',
      'job/not-open': 'The job is over already; there is nothing to cancel',
      'job/not-retryable':
        'Only a job that failed or was cancelled can be run again, and not one of this kind; start the work anew',
      'job/no-file': 'The job has no file: it is not done, or the file was kept no longer; run it again',
      'job/nobody':
        'Whoever started the job may no longer do this; ask an administrator for the right, then run it again',
      'job/share-changed': 'The share was changed after this file was made, which is handed out no more; export again',
      'job/too-many': 'This share already makes {limit} files; wait until one of them is done, then export again',
      'picture/no-browser':
        'This server has no browser to draw pictures with. Install Chromium or Chrome on it, set AJ_BROWSER_BIN to its path and start the service again; the designer downloads pictures without it',
      'picture/browser-failed':
        'The browser of AJ_BROWSER_BIN did not draw the picture. Try again; if it fails again ask an administrator to read why in the log: as root or in a container it needs AJ_BROWSER_SANDBOX=0',
      'picture/too-slow':
        'The picture was not drawn within {seconds} s; try again, or ask an administrator for a larger AJ_PICTURE_TIMEOUT_MS',
      'picture/not-drawn': 'The screen could not be drawn: {reason}',
      'picture/page-unknown': 'The screen has no page "{page}"; choose one of: {pages}',
      'picture/too-large':
        'A picture of {width} × {height} px is too large, {limit} px are allowed in all; ask for a smaller width',
      'picture/too-many': 'You already have {limit} pictures under way; wait until one of them is done',
    },
  };
