import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const breathe = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } });

/** Who is writing: the visitor (null), or colleagues by name. */
export function TypingRow({ typists }: { typists: readonly (string | null)[] }) {
  const { t, i18n } = useTranslation('chat');
  const names = typists.map((name) => name ?? t('from.endUser'));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        alignSelf: typists.includes(null) ? 'flex-start' : 'flex-end',
        minHeight: 24,
        px: 0.5,
        fontSize: '0.75rem',
        color: 'text.secondary',
      }}
    >
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: '3px' }}>
        {[0, 1, 2].map((dot) => (
          <Box
            key={dot}
            component="span"
            sx={{
              width: 5,
              height: 5,
              borderRadius: '50%',
              bgcolor: 'currentcolor',
              animation: `${breathe} 1.2s ${dot * 0.15}s infinite`,
              '@media (prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.6 },
            }}
          />
        ))}
      </Box>
      {t('conversation.typing', { names: list, count: names.length })}
    </Box>
  );
}
