import { useState } from 'react';
import { useHubEvent } from '../../lib/hub/hub.tsx';
import { newGuid } from '../../ui/new-guid.ts';

/**
 * How far the server has come with an import, 0..1; null until it has told. `begin` gives the import's id, the same for
 * all of a screen: they come one after the other, and one that is begun twice is told from another by nothing.
 */
export function useImportProgress(): { progress: number | null; begin(): string } {
  const [importId] = useState(newGuid);
  const [progress, setProgress] = useState<number | null>(null);
  useHubEvent('importProgress', (told) => {
    if (told.importId === importId) setProgress(told.done / Math.max(1, told.total));
  });
  const begin = () => {
    setProgress(null);
    return importId;
  };
  return { progress, begin };
}
