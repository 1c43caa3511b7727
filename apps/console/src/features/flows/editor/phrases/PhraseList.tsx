import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { replaceItem } from '../../../../lib/lists/change-list.ts';
import { Problem } from '../../../../lib/screen/Problem.tsx';
import { SearchField } from '../../../../ui/SearchField.tsx';
import { useNumberFormat } from '../../../../ui/use-number-format.ts';
import { ClashNote } from './ClashNote.tsx';
import type { EditorPhrase, EditorPhrases } from './editor-phrase.ts';
import { PhraseEntry } from './PhraseEntry.tsx';
import { PhraseKindMenu } from './PhraseKindMenu.tsx';
import { PhraseRow } from './PhraseRow.tsx';
import type { Marking } from './phrase-marking.ts';
import type { ClashOf } from './use-phrase-clashes.ts';

/** Phrases before a filter is worth its place. */
const worthFiltering = 8;
/** What takes the focus in a row of any kind. */
const focusable = ':is(textarea, input, [data-first])';

interface PhraseListProps {
  phrases: EditorPhrases;
  onChange(change: (phrases: EditorPhrases) => EditorPhrases): void;
  /** What is typed and not yet added. */
  entry: string;
  onEntry(text: string): void;
  /** Message key of what is wrong with a phrase, or with there being none. */
  problemOf(place: EditorPhrase | EditorPhrases): string | undefined;
  /** Stands where the phrases would be while there are none. */
  emptyText: string;
  /** What can be marked in the phrases; without it they are words alone. */
  marking?: Marking;
  /** What other flows have in the same words. Phrases of templates are not compared while they are written. */
  clashOf?: ClashOf;
  /** A phrase to bring into view. */
  attention?: EditorPhrase;
  /** Stands between the entry and the phrases. */
  children?: ReactNode;
}

/** Training phrases: typed or pasted at the top, edited where they stand. Arrows move between them. */
export function PhraseList(props: PhraseListProps) {
  const { phrases, onChange, entry, onEntry, problemOf, emptyText, marking, attention, children } = props;
  const clashOf: ClashOf = props.clashOf ?? (() => undefined);
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const number = useNumberFormat();
  const [filter, setFilter] = useState('');
  const deferred = useDeferredValue(filter);
  // An emptied filter counts at once: what is added takes the focus in its row.
  const wanted = filter === '' ? '' : deferred.toLocaleLowerCase();
  const shown = useMemo(
    () => (wanted ? phrases.filter(({ text }) => text.toLocaleLowerCase().includes(wanted)) : phrases),
    [phrases, wanted],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const entryField = useRef<HTMLTextAreaElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 41,
    getItemKey: (index) => shown[index]?.key ?? index,
    overscan: 10,
  });

  const focusRow = (index: number) => {
    if (index < 0 || shown.length === 0) return entryField.current?.focus();
    const target = Math.min(index, shown.length - 1);
    virtualizer.scrollToIndex(target);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${target}"] ${focusable}`)?.focus(),
    );
  };
  /** Key of a phrase that was just added and takes the focus, so that what is typed next goes into it. */
  const added = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (added.current === undefined) return;
    const row = scroller.current?.querySelector(`[data-phrase="${added.current}"]`);
    if (!row) return;
    added.current = undefined;
    row.querySelector<HTMLElement>(focusable)?.focus();
  });
  const attended = useRef<EditorPhrase>(undefined);
  useEffect(() => {
    if (attended.current === attention) return;
    attended.current = attention;
    const index = attention ? shown.indexOf(attention) : -1;
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  }, [attention, shown, virtualizer]);
  const change = (phrase: EditorPhrase, next: EditorPhrase) =>
    onChange((now) => replaceItem(now, phrase, next));
  const remove = (phrase: EditorPhrase, index: number) => {
    onChange((now) => now.filter((one) => one !== phrase));
    focusRow(index - 1);
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 320 }}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2.5, pb: 1.5 }}>
        <PhraseEntry
          ref={entryField}
          phrases={phrases}
          entry={entry}
          onEntry={onEntry}
          onAdd={(added) => onChange((now) => [...added, ...now])}
          onDown={() => focusRow(0)}
        >
          {marking && (
            <PhraseKindMenu
              keywordPhrases={marking.keywordPhrases}
              onAdd={(phrase) => {
                added.current = phrase.key;
                setFilter('');
                onChange((now) => [phrase, ...now]);
                virtualizer.scrollToIndex(0);
              }}
            />
          )}
        </PhraseEntry>
        <ClashNote clash={clashOf(entry)} />
        <Problem messageKey={problemOf(phrases)} />
        {children}
        {(phrases.length > worthFiltering || filter !== '') && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1.5 }}>
            <Box sx={{ flex: 1, maxWidth: 280 }}>
              <SearchField
                value={filter}
                onSearch={setFilter}
                label={t('phrases.filter')}
                clearLabel={shell('action.clearSearch')}
                delay={0}
              />
            </Box>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {wanted
                ? t('phrases.shown', { shown: number(shown.length), all: number(phrases.length) })
                : t('phrases.all', { all: number(phrases.length) })}
            </Typography>
          </Box>
        )}
      </Box>
      {phrases.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, maxWidth: 520, color: 'text.secondary' }}>
          {emptyText}
        </Typography>
      )}
      <Box ref={scroller} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: { xs: 1, sm: 2 }, pb: 2 }}>
        <Box
          role="list"
          aria-label={t('editor.tab.phrases')}
          sx={{ position: 'relative', height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const phrase = shown[index];
            if (!phrase) return null;
            return (
              <Box
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                data-phrase={phrase.key}
                role="listitem"
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                sx={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
              >
                <PhraseRow
                  phrase={phrase}
                  problem={problemOf(phrase)}
                  clash={clashOf(phrase.text)}
                  marking={marking}
                  onChange={(next) => change(phrase, next)}
                  onRemove={() => remove(phrase, index)}
                  onMove={(step) => focusRow(index + step)}
                />
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
