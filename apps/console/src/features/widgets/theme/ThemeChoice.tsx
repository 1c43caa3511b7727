import Box from '@mui/material/Box';
import { type WidgetTheme, widgetThemes } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PictureChoice } from '../fields/PictureChoice.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';

/** Corners of bubbles, of their tails and of the panel, and pixels between bubbles. */
const shapes: Record<WidgetTheme, { bubble: number; tail: number; panel: number; gap: number }> = {
  tech: { bubble: 5, tail: 1.5, panel: 6, gap: 4 },
  nordic: { bubble: 8, tail: 8, panel: 10, gap: 5 },
  soft: { bubble: 9, tail: 3, panel: 14, gap: 6 },
  classic: { bubble: 2, tail: 2, panel: 2, gap: 4 },
};

/** The shapes there are, each drawn in the colours that are chosen. */
export function ThemeChoice() {
  const { t } = useTranslation('widgets');
  const theme = useWidgetField('chatConfig.theme');
  return (
    <PictureChoice
      label={t('section.theme')}
      value={theme.value}
      options={widgetThemes.map((value) => ({
        value,
        label: t(`theme.${value}`),
        about: t(`themeAbout.${value}`),
        picture: <ThemeDrawing theme={value} />,
      }))}
      onChange={theme.change}
    />
  );
}

function ThemeDrawing({ theme }: { theme: WidgetTheme }) {
  const accent = useWidgetField('chatConfig.accentColor').value;
  const header = useWidgetField('chatConfig.headerColor').value ?? accent;
  const bot = useWidgetField('chatConfig.botBubbleColor').value;
  const visitor = useWidgetField('chatConfig.userBubbleColor').value ?? accent;
  const { bubble, tail, panel, gap } = shapes[theme];
  return (
    <Box aria-hidden sx={{ p: 1.25, borderRadius: '6px', bgcolor: 'background.sunken' }}>
      <Box
        sx={{
          display: 'grid',
          width: 84,
          mx: 'auto',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          border: theme === 'classic' ? 1 : 0,
          borderColor: 'line.control',
        }}
        style={{ borderRadius: panel }}
      >
        <Box sx={{ height: 16 }} style={{ background: header ?? undefined }} />
        <Box sx={{ display: 'grid', p: '8px' }} style={{ gap }}>
          <Box
            sx={{ width: 44, height: 15, bgcolor: 'tint.neutral' }}
            style={{
              background: bot ?? undefined,
              borderRadius: `${bubble}px ${bubble}px ${bubble}px ${tail}px`,
            }}
          />
          <Box
            sx={{ width: 34, height: 15, justifySelf: 'end' }}
            style={{
              background: visitor ?? undefined,
              borderRadius: `${bubble}px ${bubble}px ${tail}px ${bubble}px`,
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}
