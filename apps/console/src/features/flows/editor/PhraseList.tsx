import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useNumberFormat } from '../use-number-format.ts';
import { replaceItem } from './change-flow.ts';
import type { EditorPhrase } from './editor-flow.ts';
import { PhraseEntry } from './PhraseEntry.tsx';
import { PhraseRow } from './PhraseRow.tsx';
import { Problem } from './Problem.tsx';
import type { FlowEditorState } from './use-flow-editor.ts';

/** Phrases before a filter is worth its place. */
const worthFiltering = 8;

/** The training phrases: typed or pasted at the top, edited where they stand. Arrows move between them. */
export function PhraseList({ editor }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const number = useNumberFormat();
  const { flow, setFlow, problems, base } = editor;
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter).toLocaleLowerCase();
  const shown = useMemo(
    () =>
      wanted ? flow.phrases.filter(({ text }) => text.toLocaleLowerCase().includes(wanted)) : flow.phrases,
    [flow.phrases, wanted],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLTextAreaElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 41,
    getItemKey: (index) => shown[index]?.key ?? index,
    overscan: 10,
  });

  const focusRow = (index: number) => {
    if (index < 0 || shown.length === 0) return entry.current?.focus();
    const target = Math.min(index, shown.length - 1);
    virtualizer.scrollToIndex(target);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLTextAreaElement>(`[data-index="${target}"] textarea`)?.focus(),
    );
  };
  const change = (phrase: EditorPhrase, text: string) =>
    setFlow((now) => ({ ...now, phrases: replaceItem(now.phrases, phrase, { ...phrase, text }) }));
  const remove = (phrase: EditorPhrase, index: number) => {
    setFlow((now) => ({ ...now, phrases: now.phrases.filter((one) => one !== phrase) }));
    focusRow(index - 1);
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 320 }}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2.5, pb: 1.5 }}>
        <PhraseEntry ref={entry} editor={editor} onDown={() => focusRow(0)} />
        <Problem messageKey={problems.get(flow.phrases)} />
        {(flow.phrases.length > worthFiltering || filter !== '') && (
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
                ? t('phrases.shown', { shown: number(shown.length), all: number(flow.phrases.length) })
                : t('phrases.all', { all: number(flow.phrases.length) })}
            </Typography>
          </Box>
        )}
      </Box>
      {flow.phrases.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, maxWidth: 520, color: 'text.secondary' }}>
          {t(base.needsPhrases ? 'phrases.empty' : 'phrases.notNeeded')}
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
                role="listitem"
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                sx={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
              >
                <PhraseRow
                  phrase={phrase}
                  problem={problems.get(phrase)}
                  onChange={(text) => change(phrase, text)}
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
