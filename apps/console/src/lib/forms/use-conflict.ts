import { useState } from 'react';
import type { Conflict } from '../../ui/ConflictDialog.tsx';
import { useToast } from '../toast/toast.tsx';

interface ConflictWays<Stored> {
  /** What the other person saved; null when there is nothing. */
  readNewest(): Promise<Stored | null>;
  /** Takes it in place of what stands here. */
  onReload(newest: Stored): void;
  /** Saves what stands here on top of it. */
  onOverwrite(newest: Stored): void;
}

/** What happens when somebody else has saved the same thing since it was read: `arise` opens the dialog. */
export function useConflict<Stored>({ readNewest, onReload, onOverwrite }: ConflictWays<Stored>): {
  conflict: Conflict;
  arise(): void;
} {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const withNewest = async (then: (newest: Stored) => void) => {
    setOpen(false);
    try {
      const newest = await readNewest();
      if (newest) then(newest);
    } catch (error) {
      toast.failure(error);
    }
  };
  return {
    conflict: {
      open,
      stay: () => setOpen(false),
      reload: () => void withNewest(onReload),
      overwrite: () => void withNewest(onOverwrite),
    },
    arise: () => setOpen(true),
  };
}
