import { useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import type { Attachment } from '../../attachments/index.ts';

/** Drafts kept in a browser; of more, the oldest are forgotten. */
const most = 100;
const prefix = 'samtale.draft.';

/** What is being written, and the files that go with it. */
export interface Draft {
  text: string;
  files: readonly Attachment[];
}

/** What is being written in a conversation, kept by the browser until it is sent. Mount one for each conversation. */
export function useDraft(
  chatToken: string,
  kind: 'reply' | 'note',
): [Draft, (change: (draft: Draft) => Draft) => void] {
  const { user } = useSession();
  const key = keyOf(user.id, chatToken, kind);
  const [draft, setDraft] = useState(() => readDraft(key));
  const change = (of: (draft: Draft) => Draft) =>
    setDraft((before) => {
      const next = of(before);
      keepDraft(key, next);
      return next;
    });
  return [draft, change];
}

/** Whether something is kept that is not sent yet. */
export function hasDraft(userId: string, chatToken: string, kind: 'reply' | 'note'): boolean {
  const { text, files } = readDraft(keyOf(userId, chatToken, kind));
  return text.trim() !== '' || files.length > 0;
}

const keyOf = (userId: string, chatToken: string, kind: 'reply' | 'note') =>
  `${prefix}${userId}.${chatToken}.${kind}`;

function readDraft(key: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
    return { text: kept?.text ?? '', files: kept?.files ?? [] };
  } catch {
    // Not what this screen wrote.
    return { text: '', files: [] };
  }
}

function keepDraft(key: string, { text, files }: Draft): void {
  if (!text && !files.length) {
    localStorage.removeItem(key);
    return;
  }
  localStorage.setItem(key, JSON.stringify({ text, files, at: Date.now() }));
  const drafts = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  if (drafts.length <= most) return;
  const ages = drafts.map((name) => ({ name, at: ageOf(name) })).sort((one, other) => one.at - other.at);
  for (const { name } of ages.slice(0, drafts.length - most)) localStorage.removeItem(name);
}

const ageOf = (key: string) => Number(/"at":(\d+)\}$/.exec(localStorage.getItem(key) ?? '')?.[1] ?? 0);
