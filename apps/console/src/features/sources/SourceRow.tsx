import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SourceListItem, SourceStatus } from '@samtale/contract';
import { BookOpenText, CircleStop } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { KindIcon } from './KindIcon.tsx';
import { NextRun } from './NextRun.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import { SourceStatusChip } from './SourceStatusChip.tsx';
import { sourceColumns, sourceColumnsFrom } from './source-columns.ts';
import { isReadFromWeb, type useSourceActs } from './use-source-acts.ts';
import { useSourceWords } from './use-source-words.ts';

interface SourceRowProps {
  source: SourceListItem;
  acts: ReturnType<typeof useSourceActs>;
}

const second = { fontSize: '0.75rem', color: 'text.secondary' } as const;
const cell = {
  display: { xs: 'none', [sourceColumnsFrom]: 'block' },
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** A source in the list: columns on wide screens, lines on narrow ones. */
export function SourceRow({ source, acts }: SourceRowProps) {
  const { t } = useTranslation('jobs');
  const words = useSourceWords();
  const number = useNumberFormat();
  const { title, url, sourceType, totalPage, totalToken, lastRunDatetime, isRunning } = source;
  const { status, failure, failureDetail } = source;
  return (
    <Box
      data-source={source.id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 36px', [sourceColumnsFrom]: sourceColumns },
        columnGap: { xs: 1, [sourceColumnsFrom]: 2 },
        alignItems: 'center',
        minHeight: 67,
        py: 1,
        pl: { xs: 2, md: 4 },
        pr: { xs: 1, md: 3 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <KindIcon type={sourceType} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Typography noWrap sx={{ fontWeight: 500 }}>
              {title}
            </Typography>
            {!source.active && <StatusChip tone="neutral">{t('inactive')}</StatusChip>}
          </Box>
          <Typography noWrap sx={second}>
            {url && url !== title ? url : t(`kind.${sourceType}`)}
          </Typography>
          {failure !== null && !isRunning && (
            <Box
              sx={{
                fontSize: '0.75rem',
                color: status === SourceStatus.failed ? 'error.main' : 'warning.main',
              }}
            >
              {words.failure(failure, failureDetail)}
            </Box>
          )}
          <Box
            sx={{
              display: { xs: 'flex', [sourceColumnsFrom]: 'none' },
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              rowGap: 0.5,
              mt: 0.75,
              ...second,
            }}
          >
            <SourceStatusChip {...source} />
            <span>{words.pages(totalPage)}</span>
            <span aria-hidden>·</span>
            <span>{words.tokens(totalToken)}</span>
          </Box>
          {isRunning && (
            <Box sx={{ display: { [sourceColumnsFrom]: 'none' }, mt: 0.75 }}>
              <ReadingLine {...source} label={t('state.reading')} />
            </Box>
          )}
        </Box>
      </Box>
      <Box sx={cell}>
        <SourceStatusChip {...source} />
      </Box>
      <Box sx={{ ...cell, textAlign: 'right' }}>{number(totalPage)}</Box>
      <Box sx={{ ...cell, textAlign: 'right' }}>{words.aboutTokens(totalToken)}</Box>
      {isRunning ? (
        <Box sx={{ ...cell, gridColumn: 'span 2' }}>
          <ReadingLine {...source} label={t('state.reading')} />
        </Box>
      ) : (
        <>
          <Box sx={{ ...cell, textAlign: 'right', color: 'text.secondary' }}>
            {lastRunDatetime ? <Timestamp value={lastRunDatetime} /> : t('never')}
          </Box>
          <Box sx={{ ...cell, textAlign: 'right', color: 'text.secondary' }}>
            <NextRun value={source.nextRunDatetime} none="–" />
          </Box>
        </>
      )}
      <RowActs source={source} acts={acts} />
    </Box>
  );
}

function RowActs({ source, acts }: SourceRowProps) {
  const { t } = useTranslation('jobs');
  const { t: shell } = useTranslation();
  const { title, isRunning, active } = source;
  const reading = isRunning
    ? [{ label: t('act.stop'), icon: CircleStop, onChoose: () => acts.stop(source) }]
    : [{ label: t('act.read'), icon: BookOpenText, disabled: !active, onChoose: () => acts.run(source) }];
  return (
    // What is chosen in the menu does not open the row it belongs to.
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps clicks to itself
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks to itself
    <div onClick={(event) => event.stopPropagation()}>
      <MoreMenu
        label={t('list.more', { title })}
        items={isReadFromWeb(source) ? reading : []}
        remove={{ label: shell('action.delete'), onChoose: () => void acts.remove(source) }}
      />
    </div>
  );
}
