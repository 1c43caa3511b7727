import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setWidgetPanel } from './widget-panel-state.ts';

/** Opens the widget from the menu of narrow screens, where a floating button would lie over what is pressed. */
export function TryWidget({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation('around');
  return (
    <Box sx={{ p: 1.5, pt: 0 }}>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        startIcon={<MessageCircle aria-hidden />}
        onClick={() => {
          onChoose();
          setWidgetPanel(true);
        }}
      >
        {t('widget.open')}
      </Button>
    </Box>
  );
}
