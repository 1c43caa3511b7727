import type { KeyboardEvent } from 'react';
import { PhraseField } from './PhraseField.tsx';
import { PhraseRowFrame } from './PhraseRowFrame.tsx';
import type { PhraseRowProps } from './phrase-marking.ts';

/** What people say, in their words. Backspace in an empty one removes it, Enter goes on to the next. */
export function PhraseQuestionRow(props: PhraseRowProps) {
  const { phrase, marking, problem, clash, onChange, onRemove, onMove } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // Shift with an arrow selects words.
    if (event.shiftKey && event.key !== 'Enter') return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const atStart = selectionStart === 0 && selectionEnd === 0;
    const atEnd = selectionStart === value.length && selectionEnd === value.length;
    if (event.key === 'Enter') onMove(1);
    else if (event.key === 'ArrowUp' && (atStart || !value.includes('\n'))) onMove(-1);
    else if (event.key === 'ArrowDown' && (atEnd || !value.includes('\n'))) onMove(1);
    else if (event.key === 'Backspace' && value === '') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <PhraseRowFrame
      phrase={phrase}
      marking={marking}
      problem={problem}
      clash={clash}
      onChange={onChange}
      onRemove={onRemove}
    >
      <PhraseField
        phrase={phrase}
        marking={marking}
        problem={problem}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    </PhraseRowFrame>
  );
}
