import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { findEmojis } from './emojis.ts';

const columns = 8;
const stepOfKey: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

/** Common emojis, found by a word in either language; the arrow keys choose, Enter picks. */
export function EmojiPicker({ onPick }: { onPick(emoji: string): void }) {
  const { t, i18n } = useTranslation('flows');
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = findEmojis(text);
  const optionId = (index: number) => `${id}-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey[event.key];
    const chosen = found[active];
    if (step) setActive((now) => Math.min(found.length - 1, Math.max(0, now + step)));
    else if (event.key === 'Enter' && chosen) onPick(chosen.emoji);
    else return;
    event.preventDefault();
  };
  return (
    <Box sx={{ width: 312, p: 1.5 }}>
      <FramedInput
        autoFocus
        frameHeight={36}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found.length ? optionId(active) : undefined}
        aria-label={t('format.emojiSearch')}
        placeholder={t('format.emojiSearch')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box
        id={id}
        role="listbox"
        aria-label={t('format.emoji')}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, 36px)`,
          gridAutoRows: 36,
          alignContent: 'start',
          height: 252,
          mt: 1,
          overflowY: 'auto',
          scrollbarWidth: 'none',
        }}
      >
        {found.map(({ emoji, danish, english }, index) => (
          <Box
            key={emoji}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            aria-label={i18n.language === 'da' ? danish : english}
            onClick={() => onPick(emoji)}
            onMouseMove={() => setActive(index)}
            ref={(element: HTMLElement | null) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' });
            }}
            sx={{
              display: 'grid',
              placeItems: 'center',
              borderRadius: '6px',
              fontSize: '1.25rem',
              cursor: 'pointer',
              ...(index === active && { bgcolor: 'action.selected' }),
            }}
          >
            {emoji}
          </Box>
        ))}
      </Box>
      {found.length === 0 && (
        <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('format.emojiNone')}
        </Box>
      )}
    </Box>
  );
}
