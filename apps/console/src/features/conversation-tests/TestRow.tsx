import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ConversationTestListItem, languages } from '@samtale/contract';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { DeleteRowButton } from '../../ui/DeleteRowButton.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { listRowStyle, numberCellStyle } from '../../ui/list-row-style.ts';
import { shownState } from './arrange-tests.ts';
import { RanOn } from './RanOn.tsx';
import { TestStateChip } from './TestStateChip.tsx';

/** The columns of header and rows alike: title, state, last run, delete. */
export const testColumns = 'minmax(0, 1fr) 112px 200px 36px';

interface TestRowProps {
  test: ConversationTestListItem;
  onDelete(): void;
}

/** A test in the list: a line on wide screens, two on narrow ones. */
export function TestRow({ test, onDelete }: TestRowProps) {
  const { t } = useTranslation('conversationTests');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const { title, mustHold, turnCount, result } = test;
  const language = languages.find(({ id }) => id === test.languageId);
  return (
    <Box sx={listRowStyle(testColumns)}>
      <Box sx={{ minWidth: 0, py: { xs: 1, md: 0 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          {language && agent.languageList.length > 1 && (
            <Box
              component="span"
              role="img"
              aria-label={shell(`language.${language.languageCodeShort}`)}
              sx={{ display: 'inline-flex' }}
            >
              <Flag country={language.countryCode} width={16} />
            </Box>
          )}
          <Typography noWrap sx={{ fontWeight: 500 }}>
            {title}
          </Typography>
          {mustHold && (
            <Box
              component="span"
              role="img"
              aria-label={t('mustHold')}
              title={t('mustHold')}
              sx={{ display: 'inline-flex', flexShrink: 0, color: 'text.secondary' }}
            >
              <ShieldCheck size={16} aria-hidden />
            </Box>
          )}
          <Box
            sx={{
              display: { xs: 'none', md: 'block' },
              flexShrink: 0,
              fontSize: '0.8125rem',
              color: 'text.secondary',
            }}
          >
            {t('turns', { count: turnCount })}
          </Box>
        </Box>
        <Box
          sx={{
            display: { xs: 'flex', md: 'none' },
            alignItems: 'center',
            gap: 1,
            mt: 0.5,
            fontSize: '0.75rem',
            color: 'text.secondary',
          }}
        >
          <TestStateChip state={shownState(test)} />
          {result && <RanOn run={result} />}
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <TestStateChip state={shownState(test)} />
      </Box>
      <Box sx={{ ...numberCellStyle, color: 'text.secondary' }}>{result && <RanOn run={result} />}</Box>
      <DeleteRowButton label={t('delete.label', { title })} onDelete={onDelete} />
    </Box>
  );
}
