import { SCHEMA_VERSION } from './document.ts';
import type { ScreenDocument } from './document-schema.ts';

/** Raises a document by one version. Step n (index n-1) makes version n+1 of version n. */
export type UpgradeStep = (document: ScreenDocument) => ScreenDocument;

export const UPGRADES: readonly UpgradeStep[] = [];

/**
 * The document in the current version. A document without a version is taken for version 1;
 * one that is newer than this code is returned as it is, so that nothing is lost.
 */
export function upgradeScreen(document: ScreenDocument, steps: readonly UpgradeStep[] = UPGRADES): ScreenDocument {
  let current = document;
  for (let version = document.schemaVersion ?? 1; version <= steps.length; version++) {
    const step = steps[version - 1];
    if (step) current = { ...step(current), schemaVersion: version + 1 };
  }
  return { ...current, schemaVersion: Math.max(current.schemaVersion ?? 1, SCHEMA_VERSION) };
}
