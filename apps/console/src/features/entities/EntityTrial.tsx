import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type EntityTrialResult, entityTrialMax } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../ui/FramedInput.tsx';
import type { useEntityTrial } from './use-entity-trial.ts';

interface EntityTrialProps {
  text: string;
  onText(text: string): void;
  trial: ReturnType<typeof useEntityTrial>;
}

/** A sentence, and what is found in it as one types. */
export function EntityTrial({ text, onText, trial: { tried, failed } }: EntityTrialProps) {
  const { t } = useTranslation('entities');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h2" sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}>
        {t('trial.title')}
      </Typography>
      <FramedInput
        value={text}
        maxLength={entityTrialMax}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-found`}
        placeholder={t('trial.placeholder')}
        onChange={({ target }) => onText(target.value)}
      />
      <Box
        id={`${id}-found`}
        role="status"
        sx={{ minHeight: 64, mt: 1.5, fontSize: '0.875rem', overflowWrap: 'anywhere' }}
      >
        {failed ? (
          <Hint>{t('trial.failed')}</Hint>
        ) : !text.trim() || !tried?.text.trim() ? (
          <Hint>{t('trial.hint')}</Hint>
        ) : tried.foundList.length === 0 ? (
          <Hint>{t('trial.nothing')}</Hint>
        ) : (
          <Found text={tried.text} foundList={tried.foundList} />
        )}
      </Box>
    </Box>
  );
}

function Hint({ children }: { children: string }) {
  return <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{children}</Box>;
}

/** The sentence with what was found marked in it, and each value below. */
function Found({ text, foundList }: Pick<EntityTrialResult, 'foundList'> & { text: string }) {
  const { t, i18n } = useTranslation('entities');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <>
      <Box sx={{ lineHeight: '24px' }}>
        {foundList.map(({ start, end }, index) => (
          <span key={start}>
            {text.slice(foundList[index - 1]?.end ?? 0, start)}
            <Box
              component="mark"
              sx={{
                px: '3px',
                py: '2px',
                mx: '-1px',
                borderRadius: '4px',
                color: 'text.primary',
                bgcolor: 'tint.accent',
              }}
            >
              {text.slice(start, end)}
            </Box>
          </span>
        ))}
        {text.slice(foundList.at(-1)?.end)}
      </Box>
      <Box
        component="ul"
        aria-label={t('trial.found')}
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {foundList.map(({ start, value, score }) => (
          <Box
            key={start}
            component="li"
            sx={{ display: 'flex', gap: 2, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}>
              {value}
            </Box>
            {score < 1 && (
              <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {t('trial.like', { percent: percent.format(score) })}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
