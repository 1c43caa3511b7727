import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { pageContentMax, pageTitleMax, type TrainingPage } from '@samtale/contract';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '../../../ui/LabelledInput.tsx';
import { LabelledLines } from '../../../ui/LabelledLines.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { SourceStatusChip } from '../SourceStatusChip.tsx';
import { useSourceWords } from '../use-source-words.ts';

interface Written {
  title: string;
  content: string;
}

interface PageTextProps {
  page: TrainingPage;
  written: Written;
  onWrite(written: Written): void;
}

const dates = ['lastUpdated', 'lastRead', 'lastModified'] as const;

/** Where a page is and how it stands, with its text to be written. */
export function PageText({ page, written, onWrite }: PageTextProps) {
  const { t } = useTranslation('jobs');
  const words = useSourceWords();
  const { url, totalToken, isEdited, ignore, failure, failureDetail } = page;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Address url={url} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '0.8125rem' }}>
          <SourceStatusChip {...page} />
          {isEdited && <StatusChip tone="info">{t('page.edited')}</StatusChip>}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {words.tokens(totalToken)}
          </Box>
        </Box>
        <Facts>
          {dates.map((name) => {
            const at = page[name];
            return (
              at && (
                <span key={name}>
                  {t(`page.facts.${name}`)} <Timestamp value={at} />
                </span>
              )
            );
          })}
        </Facts>
        {ignore && <Box sx={{ fontSize: '0.8125rem' }}>{t('page.ignored')}</Box>}
        {failure !== null && (
          <Box sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
            {words.failure(failure, failureDetail)}
          </Box>
        )}
      </Box>
      <LabelledInput
        label={t('page.titleField')}
        value={written.title}
        maxLength={pageTitleMax}
        onChange={({ target }) => onWrite({ ...written, title: target.value })}
      />
      <LabelledLines
        label={t('page.content')}
        note={t('page.contentNote')}
        value={written.content}
        rows={18}
        maxLength={pageContentMax}
        onChange={({ target }) => onWrite({ ...written, content: target.value })}
      />
    </Box>
  );
}

const Facts = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.75rem', color: 'text.secondary' }}>
    {children}
  </Box>
);

/** A page on the web is opened there; a document is named. */
function Address({ url }: { url: string }) {
  const { t } = useTranslation('jobs');
  const words = { fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;
  if (!/^https?:/i.test(url)) return <Box sx={{ ...words, color: 'text.secondary' }}>{url}</Box>;
  return (
    <MuiLink href={url} target="_blank" rel="noreferrer" title={t('page.toPage')} sx={words}>
      {url} <ExternalLink size={13} aria-hidden style={{ verticalAlign: '-2px' }} />
    </MuiLink>
  );
}
