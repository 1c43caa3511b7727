import { keysOfKeptEdits } from './kept-edits.ts';

/** Lets go of a claim. */
export type Release = () => void;

/**
 * Claims the edits under a key, for as long as the tab lives or until they are let go of; null when another tab has
 * them open. Browsers keep locks for secure addresses only; elsewhere everybody is given what they claim.
 */
export function claimEdits(key: string): Promise<Release | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise((settle) => {
    void navigator.locks.request(key, { ifAvailable: true }, (lock) => {
      if (!lock) return settle(null);
      return new Promise<void>((release) => settle(release));
    });
  });
}

/** The newest edits of a flow that no editor has open, claimed; null when there are none. */
export async function claimAbandoned(flow: string): Promise<{ key: string; release: Release } | null> {
  for (const key of keysOfKeptEdits(flow, Date.now())) {
    const release = await claimEdits(key);
    if (release) return { key, release };
  }
  return null;
}
