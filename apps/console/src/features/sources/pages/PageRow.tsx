import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { TrainingPageItem } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';
import { SourceStatusChip } from '../SourceStatusChip.tsx';
import { useSourceWords } from '../use-source-words.ts';
import { beginningOf } from './beginning-of.ts';
import { pageColumns, pageColumnsFrom } from './page-columns.ts';
import type { PageChanges } from './use-page-changes.ts';

const Link = createLink(MuiLink);

interface PageRowProps {
  page: TrainingPageItem;
  changes: PageChanges;
  /** It is on the web, or what was written by hand can be taken back. */
  mayRead: boolean;
}

/** On a card all but its name and the button stand below these. */
const below = { order: { xs: 1, [pageColumnsFrom]: 0 } } as const;
const small = { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** A page of a source: columns on wide screens, a card on narrow ones. */
export function PageRow({ page, changes, mayRead }: PageRowProps) {
  const { t } = useTranslation('jobs');
  const words = useSourceWords();
  const switchId = useId();
  const { id, url, title, totalToken, lastUpdated, ignore } = page;
  const name = title || url;
  return (
    <Box
      component="li"
      data-page={id}
      sx={{
        position: 'relative',
        display: { xs: 'flex', [pageColumnsFrom]: 'grid' },
        flexWrap: 'wrap',
        gridTemplateColumns: pageColumns,
        columnGap: { xs: 1.5, [pageColumnsFrom]: 2 },
        rowGap: 1,
        alignItems: 'center',
        minHeight: 76,
        p: { xs: 1.5, [pageColumnsFrom]: 0 },
        py: { [pageColumnsFrom]: 1.25 },
        mb: { xs: 1.5, [pageColumnsFrom]: 0 },
        borderStyle: 'solid',
        borderWidth: { xs: '1px', [pageColumnsFrom]: '0 0 1px' },
        borderColor: 'divider',
        borderRadius: { xs: 1, [pageColumnsFrom]: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ minWidth: 0, width: { xs: 'calc(100% - 48px)', [pageColumnsFrom]: 'auto' } }}>
        <PageName page={page} />
      </Box>
      <Box sx={{ ...small, ...below, textAlign: 'right' }}>
        <Box component="span" sx={{ display: { [pageColumnsFrom]: 'none' } }}>
          {words.tokens(totalToken)}
        </Box>
        <Box component="span" sx={{ display: { xs: 'none', [pageColumnsFrom]: 'inline' } }}>
          {words.aboutTokens(totalToken)}
        </Box>
      </Box>
      <Box sx={{ ...small, ...below, color: 'text.secondary' }}>
        {lastUpdated ? <Timestamp value={lastUpdated} /> : '–'}
      </Box>
      <Box sx={{ ...below, display: 'flex' }}>
        <SourceStatusChip {...page} />
      </Box>
      <Box
        sx={{
          ...below,
          position: 'relative',
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          ml: { xs: 'auto', [pageColumnsFrom]: 0 },
        }}
      >
        <Box
          component="label"
          htmlFor={switchId}
          sx={{ ...small, display: { [pageColumnsFrom]: 'none' }, color: 'text.secondary' }}
        >
          {t('page.column.ignore')}
        </Box>
        <Toggle
          id={switchId}
          aria-label={t('page.ignore', { title: name })}
          checked={ignore}
          onChange={(on) => changes.ignore(page, on)}
        />
      </Box>
      <Box
        sx={{ position: 'relative', zIndex: 1, alignSelf: { xs: 'flex-start', [pageColumnsFrom]: 'center' } }}
      >
        {mayRead && (
          <IconButton
            size="small"
            loading={changes.underWay === id}
            aria-label={t('page.update', { title: name })}
            title={t('page.again')}
            onClick={() => void changes.readAgain(page)}
            sx={{ color: 'text.secondary' }}
          >
            <RefreshCw aria-hidden />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

/** What the page is called, where it is, and how it begins, or why it could not be read. */
function PageName({ page }: { page: TrainingPageItem }) {
  const { t } = useTranslation('jobs');
  const words = useSourceWords();
  const { id, url, title, failure, failureDetail, isEdited, ignore } = page;
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Link
          from="/jobs/detail/$id"
          to="."
          search={(now) => ({ ...now, open: id })}
          color={ignore ? 'text.secondary' : 'text.primary'}
          underline="hover"
          sx={{
            ...line,
            fontWeight: 500,
            // The whole row is pressed.
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {title || url}
        </Link>
        {isEdited && <StatusChip tone="info">{t('page.edited')}</StatusChip>}
      </Box>
      {title !== '' && title !== url && (
        <Box title={url} sx={{ ...line, fontSize: '0.75rem', color: 'text.secondary' }}>
          {url}
        </Box>
      )}
      {failure === null ? (
        <Box sx={{ ...line, mt: 0.25, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {beginningOf(page)}
        </Box>
      ) : (
        <Box sx={{ mt: 0.25, fontSize: '0.8125rem', color: 'error.main' }}>
          {words.failure(failure, failureDetail)}
        </Box>
      )}
    </>
  );
}
