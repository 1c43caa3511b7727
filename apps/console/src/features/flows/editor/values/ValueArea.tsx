import Box from '@mui/material/Box';
import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { markRange } from '../phrases/mark-range.ts';
import { fieldPieces } from './field-pieces.ts';
import { useValueCompletion } from './use-value-completion.ts';
import { optionId, ValueList } from './ValueList.tsx';
import { ValueMirror } from './ValueMirror.tsx';
import type { SecretsIn } from './value-completion.ts';

type AreaProps = Pick<
  ComponentProps<'textarea'>,
  'placeholder' | 'maxLength' | 'inputMode' | 'spellCheck' | 'autoFocus' | 'aria-describedby'
>;

interface ValueAreaProps extends AreaProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  value: string;
  invalid: boolean;
  /** A line break is a blank. */
  oneLine?: boolean;
  /** Where it can name secrets, as parts of a request do. */
  secretsIn?: SecretsIn;
  /** In CSS, as padding is written: vertical, then horizontal. */
  padding: string;
  minHeight?: number;
  onChange(text: string): void;
  onKeyDown?(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

const lineHeight = 20;
const shared = { gridArea: '1 / 1', font: 'inherit', fontSize: '0.875rem', lineHeight: `${lineHeight}px` };

/**
 * A text that can name values: a textarea like any other, over a copy of its text in which their places are chips.
 * After `{{` the values there are are offered, and the secrets where these may be named.
 */
export function ValueArea(props: ValueAreaProps) {
  const {
    ref,
    label,
    value,
    invalid,
    oneLine = false,
    secretsIn = null,
    padding,
    minHeight,
    onChange,
    onKeyDown,
    ...area
  } = props;
  const listId = useId();
  const mirror = useRef<HTMLDivElement>(null);
  const completion = useValueCompletion(ref, secretsIn);
  const takesSecrets = secretsIn !== null;
  const { opening, matching, active } = completion;
  const isListed = opening !== null && matching.length > 0;
  const hasChips = fieldPieces(value, takesSecrets).some(({ name }) => name !== null);
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (completion.takesKey(event)) return;
    if (oneLine && event.key === 'Enter') event.preventDefault();
    onKeyDown?.(event);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        flex: 1,
        minWidth: 0,
        '& > *': { ...shared, padding, minHeight },
      }}
    >
      <ValueMirror ref={mirror} text={value} isSeen={hasChips} takesSecrets={takesSecrets} />
      <Box
        component="textarea"
        {...area}
        ref={ref}
        rows={1}
        value={value}
        aria-label={label}
        aria-invalid={invalid}
        aria-autocomplete="list"
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed ? optionId(listId, active) : undefined}
        onChange={({ target }) => {
          onChange(oneLine ? target.value.replace(/\s*[\r\n]+\s*/g, ' ') : target.value);
          completion.onTyped();
        }}
        onSelect={completion.onCaret}
        onBlur={completion.close}
        onKeyDown={onKey}
        sx={{
          position: 'relative',
          width: '100%',
          minWidth: 0,
          border: 0,
          resize: 'none',
          overflow: 'hidden',
          fieldSizing: 'content',
          overflowWrap: 'break-word',
          color: 'text.primary',
          background: 'none',
          '&:focus-visible': { outline: 'none' },
          ...(hasChips && {
            // The copy shows the words; what is selected of them shines through.
            WebkitTextFillColor: 'transparent',
            caretColor: 'var(--mui-palette-text-primary)',
            '&::selection': {
              background: 'color-mix(in srgb, var(--mui-palette-primary-main) 28%, transparent)',
            },
            '@media (forced-colors: active)': { WebkitTextFillColor: 'currentcolor' },
          }),
        }}
      />
      {opening && isListed && (
        <ValueList
          id={listId}
          anchor={{
            nodeType: 1,
            getBoundingClientRect: () =>
              mirror.current
                ? markRange(mirror.current, opening.start, opening.start + 2).getBoundingClientRect()
                : new DOMRect(),
          }}
          container={ref.current?.closest('[role="dialog"]') ?? null}
          offers={matching}
          active={active}
          onChoose={completion.choose}
        />
      )}
    </Box>
  );
}
