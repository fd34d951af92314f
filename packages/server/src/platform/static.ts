import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@aj-report/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFrame } from './frame-hint.ts';
import { keptScripts } from './kept-scripts.ts';
import { applyViewerPolicy, applyWorkerPolicy, isApiAddress } from './security.ts';
import { framesOf } from './share-origins.ts';

/** Folders of the built pages. */
export interface WebFolders {
  readonly admin: string;
  readonly embed: string;
}

/** A content hash in a file's name, as the bundler writes it: the file never changes. */
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2?|png|jpe?g|svg|json|map)$/;
/** A copy of the embed script that keeps its content. */
const VERSIONED = /^aj-bigscreen-\d[\w.-]*-[0-9a-f]{10}(?:\.iife)?\.js$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time: pages, and the entry script that other people's pages name. */
const ASK_FIRST = 'no-cache';

const WALL_WORKER = 'wall-worker.js';

function cacheControlOf(file: string): string {
  const name = path.basename(file.replace(/\.(br|gz)$/, ''));
  const hashed = HASHED.test(name) && /[\\/](?:assets|chunks)[\\/]/.test(file);
  return hashed || VERSIONED.test(name) ? FOR_EVER : ASK_FIRST;
}

async function serveFolder(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    preCompressed: true,
    cacheControl: false,
    redirect: false,
    setHeaders: (response, file) => {
      response.setHeader('cache-control', cacheControlOf(file));
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

function sendPage(reply: FastifyReply, folder: string, page: string): void {
  if (existsSync(path.join(folder, page))) void reply.sendFile(page, folder, { cacheControl: false });
  else
    void reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send(`The pages are not built (${page}). Run: npm run build\n`);
}

/** Files have an ending, and the bundler puts them into a folder of their own; every other address is a page. */
const FILE = /^\/assets\/|\.[A-Za-z0-9]+$/;

function wantsPage(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers;
  const [path = ''] = request.url.split('?', 1);
  return (
    (request.method === 'GET' || request.method === 'HEAD') && /text\/html|\*\/\*/.test(accept) && !FILE.test(path)
  );
}

/** A file of an earlier version of the embed script: its names hold neither folders nor signs that lead elsewhere. */
const KEPT = /^\/embed\/((?:(?:chunks|assets)\/)?\w[\w.~-]*)$/;

/** The file of an earlier version that is asked for, where it is kept: two roots of one address would lose what is not compressed. */
function findKept(app: FastifyInstance, { method, url }: FastifyRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [, name] = KEPT.exec(url.split('?', 1)[0] ?? '') ?? [];
  return name !== undefined && existsSync(path.join(keptScripts(app.config.dataDir), name)) ? name : undefined;
}

/** Serves the built pages: viewer and share addresses, the embed script, and the admin for every other page address. */
export async function registerStatic(app: FastifyInstance, web: WebFolders): Promise<void> {
  if (existsSync(web.embed)) await serveFolder(app, web.embed, '/embed/');
  if (existsSync(web.admin)) await serveFolder(app, web.admin, '/');
  if (!app.hasReplyDecorator('sendFile')) await app.register(fastifyStatic, { serve: false });
  // Walls start from their disk by it. It may serve pages above its own folder.
  app.get(`/embed/${WALL_WORKER}`, (_request, reply) => {
    applyWorkerPolicy(reply);
    void reply.header('service-worker-allowed', '../').header('cache-control', ASK_FIRST);
    sendPage(reply, web.embed, WALL_WORKER);
  });
  /** Where a kind of report is shown, by its code and by shares; a share says who may frame it. */
  const serveViewer = (viewer: string, shares: string, page: string): void => {
    const send = (request: FastifyRequest, reply: FastifyReply, ofShare?: string): void => {
      const frameAncestors = ofShare ?? app.config.frameAncestors;
      if (answerFrame(request, reply, { frameAncestors, isOfShare: ofShare !== undefined })) return;
      applyViewerPolicy(reply, { ...app.config, frameAncestors });
      sendPage(reply, web.embed, page);
    };
    app.get(viewer, (request, reply) => send(request, reply));
    app.get<{ Params: { '*': string } }>(shares, async (request, reply) => {
      send(request, reply, await framesOf(app, request.params['*']));
      return reply;
    });
  };
  app.get('/device', (_request, reply) => {
    applyViewerPolicy(reply, app.config);
    sendPage(reply, web.embed, 'device.html');
  });
  serveViewer('/bigscreen/viewer', '/aj/*', 'viewer.html');
  serveViewer('/excelreport/viewer', '/el/*', 'report.html');
  app.setNotFoundHandler((request, reply) => {
    const kept = findKept(app, request);
    if (kept !== undefined) {
      void reply.sendFile(kept, keptScripts(app.config.dataDir), { cacheControl: false });
      return;
    }
    if (!isApiAddress(request.url) && !request.url.startsWith('/embed/') && wantsPage(request)) {
      sendPage(reply, web.admin, 'index.html');
      return;
    }
    throw new AppError('request/not-found', { path: request.url.split('?', 1)[0] ?? '' });
  });
}
