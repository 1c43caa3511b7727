import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { hasSession } from '../../lib/session/session.ts';
import { useOpenSession } from '../../lib/session/use-session.ts';
import { askForTour } from '../../lib/tour/tour-state.ts';
import { fetchPart } from '../../ui/fetch-part.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { GuestHead } from '../auth/index.ts';
import { findAnswers, wordsOf } from './find-answers.ts';
import { HelpAnswers } from './HelpAnswers.tsx';
import { readHelp } from './help-content.ts';

/** Answers to what most people ask: for everybody, also those who are not signed in. */
export function HelpScreen() {
  const { t } = useTranslation('help');
  const { text = '' } = useSearch({ from: '/shell/faq' });
  const navigate = useNavigate();
  const language = uiLanguage();
  const isGuest = !hasSession();
  const hasMenu = useOpenSession() !== null;
  const { data, error, refetch } = useQuery({
    queryKey: ['help', language],
    queryFn: () => fetchPart(() => readHelp(language)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const words = wordsOf(text);
  const found = findAnswers(data ?? [], words);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const screen = (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          isGuest ? (
            <Button variant="outlined" color="inherit" component={Link} to="/login">
              {t('toLogin')}
            </Button>
          ) : hasMenu ? (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<MapIcon aria-hidden />}
              onClick={() => askForTour('menu')}
            >
              {t('tour')}
            </Button>
          ) : null
        }
      />
      <ListSearch
        label={t('search')}
        search={text}
        onSearch={(searched) => void navigate({ to: '/faq', search: { text: searched }, replace: true })}
      />
      <Typography
        role="status"
        sx={{ px: { xs: 2, md: 4 }, minHeight: 20, fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        {data && words.length > 0 && (count > 0 ? t('found', { count }) : t('none'))}
      </Typography>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label={t('loading')} count={6} />}
      <HelpAnswers topics={found} words={words} />
    </>
  );
  if (!isGuest)
    return <Box sx={{ flexShrink: 0, minHeight: '100%', bgcolor: 'background.paper' }}>{screen}</Box>;
  return (
    <Box component="main" sx={{ minHeight: '100dvh', bgcolor: 'background.paper' }}>
      <Box sx={{ maxWidth: 1024, mx: 'auto' }}>
        <GuestHead sx={{ px: { xs: 2, md: 4 }, pt: 2.5 }} />
        {screen}
      </Box>
    </Box>
  );
}
