import Box from '@mui/material/Box';
import { trainingPhraseMax } from '@samtale/contract';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { markedAs } from '../parameters/parameter-changes.ts';
import type { EditorParameter } from './editor-phrase.ts';
import { withoutMark, withText } from './editor-phrase.ts';
import { MarkBar } from './MarkBar.tsx';
import { MarkDialog } from './MarkDialog.tsx';
import { markRange } from './mark-range.ts';
import { PhraseMirror } from './PhraseMirror.tsx';
import type { PhraseRowProps } from './phrase-marking.ts';
import { type Span, spanToMark } from './phrase-span.ts';

type PhraseFieldProps = Pick<PhraseRowProps, 'phrase' | 'marking' | 'problem' | 'onChange'> & {
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void;
};

const shared = { gridArea: '1 / 1', font: 'inherit', fontSize: '0.875rem', lineHeight: '20px' };

/** The words of a phrase. What is selected of them is marked as a parameter's value: by the bar, or with Ctrl M. */
export function PhraseField({ phrase, marking, problem, onChange, onKeyDown }: PhraseFieldProps) {
  const { t } = useTranslation('flows');
  const descriptionId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  /** What is selected while the field has the focus; null when the bar is not wanted. */
  const [selected, setSelected] = useState<Span | null>(null);
  /** What the dialog is open for. */
  const [marked, setMarked] = useState<Span | null>(null);

  /** What was selected when the bar was sent away or a choice was made: it does not come back until that changes. */
  const dismissed = useRef<Span>(null);
  const select = () => {
    const { current } = field;
    if (!current || document.activeElement !== current) return;
    const { selectionStart: start, selectionEnd: end } = current;
    if (start === dismissed.current?.start && end === dismissed.current.end) return;
    dismissed.current = null;
    setSelected({ start, end });
  };
  // React's onSelect hears keys and the mouse, not what is selected by touch.
  useEffect(() => {
    if (!isFocused) return;
    document.addEventListener('selectionchange', select);
    return () => document.removeEventListener('selectionchange', select);
  });
  const markAt = (span: Span) =>
    phrase.marks.find(({ start, end }) => start <= span.start && span.end <= end && span.end > span.start) ??
    phrase.marks.find(({ start, end }) => span.start === span.end && start <= span.start && span.end <= end);
  const backTo = (caret: number) => {
    dismissed.current = { start: caret, end: caret };
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
    setSelected(null);
  };
  const mark = (span: Span, parameter: EditorParameter) => {
    // Closed first: while it is open it keeps the focus to itself.
    flushSync(() => setMarked(null));
    if (marking && !marking.parameters.includes(parameter)) marking.add(parameter);
    onChange(markedAs(phrase, span.start, span.end, parameter.name));
    backTo(span.end);
  };
  const remove = (span: Span) => {
    const one = markAt(span);
    flushSync(() => setMarked(null));
    if (one) onChange(withoutMark(phrase, one));
    backTo(span.end);
  };
  const open = (span: Span) => setMarked(markAt(span) ?? spanToMark(phrase.text, span));
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isMark = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'm';
    if (marking && isMark) {
      event.preventDefault();
      const { selectionStart: start, selectionEnd: end } = event.currentTarget;
      open({ start, end });
    } else if (event.key === 'Escape' && barSpan) {
      event.stopPropagation();
      event.preventDefault();
      // The browser may tell of the selection once more.
      dismissed.current = selected;
      setSelected(null);
    } else onKeyDown(event);
  };
  /** The name of the mark below the pointer, which the field itself lies over. */
  const nameBelow = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLTextAreaElement>) => {
    const below = document.elementsFromPoint(clientX, clientY);
    const found = below.find((one) => one instanceof HTMLElement && one.dataset.mark !== undefined);
    const name = found instanceof HTMLElement ? found.dataset.mark : undefined;
    currentTarget.title = name === undefined ? '' : described(name);
  };
  const described = (name: string) => {
    const type = marking?.parameters.find((parameter) => parameter.name === name)?.entityType;
    return type && marking ? t('phrases.mark.named', { name, type: marking.typeName(type) }) : name;
  };

  const here = selected && markAt(selected);
  const chosen = selected && phrase.text.slice(selected.start, selected.end).trim() !== '';
  const barSpan = marking && !marked ? (here ?? (chosen ? selected : null)) : null;
  const anchor = ({ start, end }: Span) => ({
    nodeType: 1 as const,
    getBoundingClientRect: () =>
      mirror.current
        ? markRange(mirror.current, start, Math.min(end, phrase.text.length)).getBoundingClientRect()
        : new DOMRect(),
  });
  return (
    <Box sx={{ display: 'grid', flex: 1, minWidth: 0, my: 1.25, '& > *': shared }}>
      {marking && <PhraseMirror ref={mirror} phrase={phrase} parameters={marking.parameters} />}
      <Box
        component="textarea"
        ref={field}
        rows={1}
        value={phrase.text}
        maxLength={trainingPhraseMax}
        aria-label={t('phrases.phrase')}
        aria-invalid={problem !== undefined}
        aria-describedby={phrase.marks.length ? descriptionId : undefined}
        aria-keyshortcuts={marking && 'Control+M'}
        onChange={({ target }) => onChange(withText(phrase, target.value))}
        onKeyDown={onKey}
        onFocus={() => {
          setFocused(true);
          select();
        }}
        onBlur={() => {
          dismissed.current = null;
          setFocused(false);
          setSelected(null);
        }}
        onMouseMove={phrase.marks.length ? nameBelow : undefined}
        sx={{
          position: 'relative',
          width: '100%',
          minWidth: 0,
          p: 0,
          border: 0,
          resize: 'none',
          overflow: 'hidden',
          fieldSizing: 'content',
          color: 'text.primary',
          background: 'none',
          '&:focus-visible': { outline: 'none' },
        }}
      />
      {phrase.marks.length > 0 && (
        <span id={descriptionId} hidden>
          {phrase.marks
            .map(({ start, end, parameter }) =>
              t('phrases.mark.heard', {
                words: phrase.text.slice(start, end),
                parameter: described(parameter),
              }),
            )
            .join(' ')}
        </span>
      )}
      {marking && barSpan && (
        <MarkBar
          anchor={anchor(barSpan)}
          marking={marking}
          current={here?.parameter ?? null}
          onPick={(parameter) => mark(barSpan, parameter)}
          onMore={() => open(barSpan)}
          onRemove={() => remove(barSpan)}
        />
      )}
      {marking && marked && (
        <MarkDialog
          anchor={anchor(marked)}
          words={phrase.text.slice(marked.start, marked.end)}
          marking={marking}
          current={markAt(marked)?.parameter ?? null}
          onPick={(parameter) => mark(marked, parameter)}
          onRemove={() => remove(marked)}
          onClose={() => {
            flushSync(() => setMarked(null));
            backTo(marked.end);
          }}
        />
      )}
    </Box>
  );
}
