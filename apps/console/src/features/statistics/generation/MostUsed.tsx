import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { endpoints, wordConversationsMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { RankedBars, type RankedRow } from '../../../ui/RankedBars.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { Columns } from '../Columns.tsx';
import { FlowLink } from '../FlowLink.tsx';
import type { GenerationCall } from './GenerationOverview.tsx';

const { statistics } = endpoints;

/** What was asked most, and what most answers rest on. */
export function MostUsed({ params, query, hasCalls }: GenerationCall & { hasCalls: boolean }) {
  const { t } = useTranslation('statistics');
  const number = useNumberFormat();
  const words = useEndpoint(statistics.getGenAiMostUsedWords, { params, query }).data;
  const urls = useEndpoint(statistics.getGenAiMostUsedUrls, { params, query }).data;
  const chatFlows = useEndpoint(statistics.getGenAiMostUsedChatIntents, { params, query }).data;
  const callFlows = useEndpoint(
    statistics.getGenAiMostUsedVoiceIntents,
    { params, query },
    { enabled: hasCalls },
  ).data;
  const flowRows = (data: typeof chatFlows) =>
    data?.list.map((flow) => ({ key: flow.intentId, label: <FlowLink {...flow} />, count: flow.count }));
  const part = words?.isPart ? ` ${t('generation.wordsPart', { number: number(wordConversationsMax) })}` : '';
  return (
    <Columns>
      <Ranked
        title={t('generation.words')}
        hint={t('generation.wordsHint') + part}
        empty={t('generation.emptyWords')}
        rows={words?.list.map(({ word, count }) => ({ key: word, label: word, count }))}
      />
      <Ranked
        title={t('generation.urls')}
        hint={t('generation.urlsHint')}
        empty={t('generation.emptyUrls')}
        rows={urls?.list.map(({ url, count }) => ({ key: url, label: <PageLink url={url} />, count }))}
      />
      <Ranked
        title={t('generation.chatFlows')}
        hint={t('generation.flowsHint')}
        empty={t('generation.emptyFlows')}
        rows={flowRows(chatFlows)}
      />
      {hasCalls && (
        <Ranked
          title={t('generation.callFlows')}
          hint={t('generation.flowsHint')}
          empty={t('generation.emptyFlows')}
          rows={flowRows(callFlows)}
        />
      )}
    </Columns>
  );
}

interface RankedProps {
  title: string;
  hint: string;
  empty: string;
  /** Undefined until they are there. */
  rows: RankedRow[] | undefined;
}

function Ranked({ title, hint, empty, rows }: RankedProps) {
  const { t } = useTranslation('statistics');
  return (
    <Panel title={title} hint={hint}>
      {!rows && <SkeletonRows label={t('loading')} count={4} rowHeight={44} />}
      {rows?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {empty}
        </Typography>
      )}
      {rows && rows.length > 0 && <RankedBars label={title} rows={rows} />}
    </Panel>
  );
}

/** Opens beside the console. What is no address on the web, as the name of a document, is only told. */
function PageLink({ url }: { url: string }) {
  if (!/^https?:\/\//.test(url)) return url;
  return (
    <MuiLink href={url} target="_blank" rel="noreferrer" title={url}>
      {url.replace(/^https?:\/\/(www\.)?/, '')}
    </MuiLink>
  );
}
