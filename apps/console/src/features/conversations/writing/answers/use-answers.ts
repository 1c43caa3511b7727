import { endpoints, type PredefinedAnswer } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { call, useEndpoint } from '../../../../lib/api/api.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import type { AnswerPlace } from './answer-place.ts';
import { fillPlaces } from './fill-places.ts';
import { findHash, type HashSearch } from './find-hash.ts';

const { searchPredefinedAnswers, noteCannedReplyUse } = endpoints.cannedReplies;

interface AnswersInput {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  place: AnswerPlace;
  onText(text: string): void;
  onFiles(files: readonly SentFile[]): void;
}

export type Answers = ReturnType<typeof useAnswers>;

/** The answers that are offered while a # is written: looked for, walked through and chosen by the keyboard. */
export function useAnswers({ input, text, place, onText, onFiles }: AnswersInput) {
  const { agent } = useSession();
  const listId = useId();
  const [search, setSearch] = useState<HashSearch | null>(null);
  const [chosen, setChosen] = useState(0);
  /** Offset of a # whose list was closed. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [managing, setManaging] = useState(false);
  const caret = useRef<number | null>(null);
  const wanted = search !== null && search.at !== dismissed;
  const words = search?.words.trim() ?? '';
  const found = useEndpoint(
    searchPredefinedAnswers,
    { params: { agentId: agent.id, languageId: place.languageId }, query: { text: words } },
    { enabled: wanted, placeholderData: keepPreviousData, staleTime: 5000 },
  );
  const list = found.data?.list ?? [];
  // Somebody who goes on writing after a # that finds nothing means the sign itself.
  const isOpen = wanted && (list.length > 0 || !search.words.includes(' '));
  // The last place of the list leads to where the answers are kept.
  const count = list.length + 1;
  const active = Math.min(chosen, count - 1);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  /** Sees whether a # is being written where the field's cursor is. */
  const look = () => {
    const field = input.current;
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    const next = selectionStart === selectionEnd ? findHash(value, selectionStart) : null;
    if (next?.at === search?.at && next?.words === search?.words) return;
    setSearch(next);
    setChosen(0);
    if (next?.at !== dismissed) setDismissed(null);
  };
  const replaceSearch = (by: string) => {
    if (!search) return;
    onText(text.slice(0, search.at) + by + text.slice(search.end));
    caret.current = search.at + by.length;
    setSearch(null);
    input.current?.focus();
  };
  const choose = (answer: PredefinedAnswer) => {
    replaceSearch(fillPlaces(answer.text, place.values));
    if (answer.files.length) onFiles(answer.files);
    if (answer.kind !== 'cannedReply') return;
    const params = { agentId: agent.id, cannedReplyId: answer.id };
    // Whether it was counted changes nothing for who chose it.
    void call(noteCannedReplyUse, { params }).catch(() => undefined);
  };
  const manage = () => {
    replaceSearch('');
    setManaging(true);
  };
  const chooseActive = () => {
    const answer = list[active];
    if (answer) choose(answer);
    else manage();
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const move = { ArrowDown: 1, ArrowUp: count - 1 }[event.key];
    if (move !== undefined) setChosen((active + move) % count);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) chooseActive();
    else if (event.key === 'Escape') setDismissed(search.at);
    else return false;
    event.preventDefault();
    return true;
  };
  /** Writes a #, as the button beside the field does. */
  const begin = () => {
    const field = input.current;
    if (!field) return;
    const at = field.selectionStart;
    const sign = at === 0 || /\s/.test(text.charAt(at - 1)) ? '#' : ' #';
    const next = text.slice(0, at) + sign + text.slice(at);
    onText(next);
    caret.current = at + sign.length;
    setDismissed(null);
    setSearch(findHash(next, at + sign.length));
    field.focus();
  };
  return {
    listId,
    isOpen,
    list,
    active,
    isLooking: found.isPending,
    managing,
    stopManaging: () => setManaging(false),
    optionId: (index: number) => `${listId}-${index}`,
    look,
    choose,
    manage,
    begin,
    close: () => setSearch(null),
    onKeyDown,
    fieldProps: {
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
      ...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${active}` }),
    } as const,
  };
}
