import Box from '@mui/material/Box';
import { fileAddress } from '@samtale/dialog/show';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../../ui/use-number-format.ts';
import { suggestionLook, ValueText, WidgetBubble } from '../../../bubbles/index.ts';
import type { EditorBubble } from '../editor-flow.ts';
import { PreviewNote } from './PreviewNote.tsx';
import { previewBubble } from './preview-bubble.ts';
import { suggestionsOf } from './shown-bubble.ts';

/** A bubble as the widget shows it. */
export function WidgetPreview({ bubble }: { bubble: EditorBubble }) {
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const shown = previewBubble(bubble);
  const suggestions = suggestionsOf(bubble);
  const avatar = fileAddress(bubble.avatarUrl);
  return (
    <>
      {bubble.delay > 0 && <PreviewNote>{t('preview.delay', { seconds: number(bubble.delay) })}</PreviewNote>}
      {shown.messages.length > 0 && (
        <WidgetBubble
          bubble={{
            ...shown,
            ...(avatar && { avatarUrl: avatar }),
            ...(!bubble.displayBackground && { hidesBackground: true }),
          }}
        />
      )}
      {suggestions.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
          {suggestions.map(({ id, displayText }) => (
            <Box key={id} sx={suggestionLook}>
              <ValueText text={displayText} />
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
