import Button from '@mui/material/Button';
import { keywordsInPhraseMax } from '@samtale/contract';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditorPhrase, textOfKeywords } from './editor-phrase.ts';
import { KeywordField } from './KeywordField.tsx';
import { PhraseKindLabel } from './PhraseKindLabel.tsx';
import { PhraseParts } from './PhraseParts.tsx';
import { PhraseRowFrame } from './PhraseRowFrame.tsx';
import type { PhraseRowProps } from './phrase-marking.ts';

/** Words that all have to be there, each with others that count as it. */
export function PhraseKeywordsRow({ phrase, marking, problem, onChange, onRemove, onMove }: PhraseRowProps) {
  const { t } = useTranslation('flows');
  const fields = useRef<HTMLDivElement>(null);
  // There is always one to type in.
  const keywords = phrase.keywords.length ? phrase.keywords : [[]];
  const set = (next: EditorPhrase['keywords']) =>
    onChange({ ...phrase, keywords: next, text: textOfKeywords(next) });
  const add = () => {
    set([...keywords, []]);
    // Once it is there.
    setTimeout(() => [...(fields.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  };
  return (
    <PhraseRowFrame
      phrase={phrase}
      marking={marking}
      problem={problem}
      onChange={onChange}
      onRemove={onRemove}
    >
      <PhraseKindLabel kind={phrase.kind} />
      <PhraseParts ref={fields}>
        {keywords.map((words, index) => (
          <KeywordField
            // A keyword is known by its place alone.
            key={String(index)}
            words={words}
            number={index + 1}
            onChange={(next) => set(keywords.with(index, next))}
            onRemove={() => (keywords.length > 1 ? set(keywords.toSpliced(index, 1)) : onRemove())}
            onMove={onMove}
          />
        ))}
        {keywords.length < keywordsInPhraseMax && (
          <Button
            size="small"
            color="inherit"
            startIcon={<Plus aria-hidden />}
            // Leaving the field would make a chip of what is typed, and move the button away from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={add}
            sx={{ color: 'text.secondary' }}
          >
            {t('phrases.keyword.add', { count: keywords.length, most: keywordsInPhraseMax })}
          </Button>
        )}
      </PhraseParts>
    </PhraseRowFrame>
  );
}
