import { Smile } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PanelButton } from '../../../ui/PanelButton.tsx';
import { EmojiPicker } from './EmojiPicker.tsx';

/** Opens the emojis. */
export function EmojiButton({ onPick }: { onPick(emoji: string): void }) {
  const { t } = useTranslation('flows');
  return (
    <PanelButton label={t('format.emoji')} icon={<Smile aria-hidden />} align="start" size="small">
      {(close) => (
        <EmojiPicker
          onPick={(emoji) => {
            // Closed first: while it is open it keeps the focus to itself.
            close();
            onPick(emoji);
          }}
        />
      )}
    </PanelButton>
  );
}
