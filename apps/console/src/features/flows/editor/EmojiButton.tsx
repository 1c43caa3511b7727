import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { Smile } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint.tsx';
import { EmojiPicker } from './EmojiPicker.tsx';

/** Opens the emojis. */
export function EmojiButton({ onPick }: { onPick(emoji: string): void }) {
  const { t } = useTranslation('flows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint text={t('format.emoji')} align="start">
        <IconButton
          size="small"
          aria-label={t('format.emoji')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Smile aria-hidden />
        </IconButton>
      </Hint>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('format.emoji') } }}
      >
        <EmojiPicker
          onPick={(emoji) => {
            // Closed first: while it is open it keeps the focus to itself.
            flushSync(() => setAnchor(null));
            onPick(emoji);
          }}
        />
      </Popover>
    </>
  );
}
