import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyForOwner } from './owner-only.ts';

/** Versions of the embed script that are kept, the one of this service among them. */
const KEPT_VERSIONS = 5;
const LIST = /^list-(\d+)-[\w.-]+\.json$/;
/** Files that a page of a version may ask for: those whose names tell their content. */
const LASTING = /^(?:chunks|assets)[\\/]|^aj-bigscreen-/;

/** Where earlier versions lie: pages of hosts name them, and walls that are open load parts of them. */
export function keptScripts(dataDir: string): string {
  return path.join(dataDir, 'embed');
}

/** Copied beside and moved, so that nobody reads half of it. */
async function keepFile(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await mkdir(path.dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}.draft`;
  await copyForOwner(from, draft);
  await rename(draft, to);
}

async function readList(folder: string, name: string): Promise<readonly string[]> {
  return JSON.parse(await readFile(path.join(folder, name), 'utf8')) as string[];
}

/** Removes the oldest versions, and what no other one has. */
async function forgetOldest(folder: string): Promise<void> {
  const lists = (await readdir(folder)).filter((name) => LIST.test(name));
  const byAge = lists.toSorted((one, other) => Number(LIST.exec(other)?.[1]) - Number(LIST.exec(one)?.[1]));
  const kept = new Set((await Promise.all(byAge.slice(0, KEPT_VERSIONS).map((name) => readList(folder, name)))).flat());
  for (const name of byAge.slice(KEPT_VERSIONS)) {
    const own = await readList(folder, name);
    await rm(path.join(folder, name), { force: true });
    for (const file of own) if (!kept.has(file)) await rm(path.join(folder, file), { force: true });
  }
}

/**
 * Keeps the embed script of this service and its parts in the data folder, which all servers share: a page that names a
 * version goes on after the service was updated.
 * @param embed folder of the built script
 */
export async function keepScripts(dataDir: string, embed: string): Promise<void> {
  const stated = path.join(embed, 'scripts.json');
  if (!existsSync(stated)) return;
  const { module } = JSON.parse(await readFile(stated, 'utf8')) as { readonly module: { readonly file: string } };
  const folder = keptScripts(dataDir);
  await mkdir(folder, { recursive: true });
  const known = (await readdir(folder)).some((name) => LIST.test(name) && name.endsWith(`-${module.file}.json`));
  if (known) return;
  const files = (await readdir(embed, { recursive: true })).filter((file) => LASTING.test(file) && /\.\w+$/.test(file));
  for (const file of files) await keepFile(path.join(embed, file), path.join(folder, file));
  await writeFile(path.join(folder, `list-${Date.now()}-${module.file}.json`), JSON.stringify(files));
  await forgetOldest(folder);
}
