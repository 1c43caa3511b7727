import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChatResponseFeedback, endpoints, StatisticsIntentType } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { formatMonth } from '../../ui/calendar-days.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RankedBars } from '../../ui/RankedBars.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { FlowLink } from './FlowLink.tsx';
import { RatedConversations } from './RatedConversations.tsx';
import { useMonthParams } from './use-month-params.ts';

const types = {
  shown: { type: StatisticsIntentType.topShown, feedback: null },
  liked: { type: StatisticsIntentType.topLiked, feedback: ChatResponseFeedback.like },
  disliked: { type: StatisticsIntentType.topDisliked, feedback: ChatResponseFeedback.dislike },
} as const;

/** The flows that were shown, liked or disliked most in a month; what was rated leads to its conversations. */
export function TopFlows({ of, month }: { of: keyof typeof types; month: string }) {
  const { t, i18n } = useTranslation('statistics');
  const { language } = useSession();
  const params = useMonthParams(month);
  const [open, setOpen] = useState<string | null>(null);
  const { type, feedback } = types[of];
  const { data } = useEndpoint(endpoints.statistics.getIntentList, {
    params: { ...params, languageId: language.id, statisticsIntentType: type },
  });
  const titleOf = ({ intentId, title }: { intentId: string | null; title: string | null }) =>
    intentId === null ? t('top.noFlow') : (title ?? t('top.gone'));
  return (
    <Panel title={t(`top.${of}`)}>
      {!data && <SkeletonRows label={t('loading')} count={4} rowHeight={44} />}
      {data?.list.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`top.empty.${of}`, { month: formatMonth(month, i18n.language) })}
        </Typography>
      )}
      {data && data.list.length > 0 && (
        <RankedBars
          label={t(`top.${of}`)}
          rows={data.list.map((flow) => {
            const key = flow.intentId ?? '';
            return {
              key,
              label: <FlowLink {...flow} />,
              count: flow.count,
              aside: feedback && (
                <Button
                  size="small"
                  color="inherit"
                  aria-expanded={open === key}
                  aria-label={t('top.showOf', { title: titleOf(flow) })}
                  onClick={() => setOpen(open === key ? null : key)}
                  sx={{ color: 'text.secondary', minHeight: 24, py: 0 }}
                >
                  {t('top.show')}
                </Button>
              ),
              below: feedback && open === key && (
                <Box sx={{ mt: 1 }}>
                  <RatedConversations
                    intentId={flow.intentId}
                    feedback={feedback}
                    month={month}
                    label={t(feedback === ChatResponseFeedback.like ? 'rated.liked' : 'rated.disliked', {
                      title: titleOf(flow),
                    })}
                  />
                </Box>
              ),
            };
          })}
        />
      )}
    </Panel>
  );
}
