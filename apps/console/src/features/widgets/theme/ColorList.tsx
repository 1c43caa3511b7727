import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useWidgetField } from '../fields/use-widget-field.ts';
import { ColorField } from './ColorField.tsx';
import { ContrastNote } from './ContrastNote.tsx';

/** Contrast below which a text is hard to read, and a sign is hard to see (WCAG 2.2, 1.4.3 and 1.4.11). */
const [leastOfText, leastOfSign] = [4.5, 3];

/** What stands on what: its colours, and how much they have to stand out. `byAccent` is the accent until it has its own. */
const pairs = [
  { ground: 'headerColor', text: 'headerTextColor', least: leastOfText, byAccent: true },
  { ground: 'userBubbleColor', text: 'userTextColor', least: leastOfText, byAccent: true },
  { ground: 'botBubbleColor', text: 'botTextColor', least: leastOfText, byAccent: false },
  { ground: 'buttonColor', text: 'buttonTextColor', least: leastOfText, byAccent: true },
  { ground: 'launcherColor', text: 'launcherIconColor', least: leastOfSign, byAccent: true },
] as const;

/** Every colour of the widget, two and two where one stands on the other. */
export function ColorList() {
  const { t } = useTranslation('widgets');
  const accent = useWidgetField('chatConfig.accentColor').value;
  return (
    <Box sx={{ '& > div': { py: 1, borderTop: 1, borderColor: 'divider' } }}>
      <div>
        <ColorField path="chatConfig.accentColor" label={t('field.accentColor')} automatic="#1f5f5b" />
        <ColorField path="chatConfig.backgroundColor" label={t('field.backgroundColor')} automatic={null} />
      </div>
      {pairs.map(({ ground, text, least, byAccent }) => (
        <div key={ground}>
          <ColorField
            path={`chatConfig.${ground}`}
            label={t(`field.${ground}`)}
            automatic={byAccent ? accent : null}
          />
          <ColorField path={`chatConfig.${text}`} label={t(`field.${text}`)} automatic={null} />
          <ContrastNote
            ground={`chatConfig.${ground}`}
            text={`chatConfig.${text}`}
            automaticGround={byAccent ? accent : null}
            least={least}
          />
        </div>
      ))}
    </Box>
  );
}
