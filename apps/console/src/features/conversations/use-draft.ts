import { useState } from 'react';

/** What is being written in a conversation, kept while the tab lives. Mount anew for each conversation. */
export function useDraft(chatToken: string): [string, (text: string) => void] {
  const key = `samtale.draft.${chatToken}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next) sessionStorage.setItem(key, next);
    else sessionStorage.removeItem(key);
  };
  return [text, change];
}
