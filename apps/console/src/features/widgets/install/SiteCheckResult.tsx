import Box from '@mui/material/Box';
import type { endpoints, ReplyOf } from '@samtale/contract';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Check = ReplyOf<typeof endpoints.widgets.checkSite>;

interface SiteCheckResultProps {
  check: Check;
  /** Where the widget comes from. */
  server: string;
}

/** What was found on a page, in plain words, and what to do about it. */
export function SiteCheckResult({ check, server }: SiteCheckResultProps) {
  const { t } = useTranslation('widgets');
  const { result, finalUrl, status, isListed, blockedBy } = check;
  const wrong = [
    !isListed && t('checkSite.notListed'),
    blockedBy.length > 0 && t('checkSite.blocked', { directives: blockedBy.join(', '), server }),
  ].filter((words) => words !== false);
  const isFine = result === 'found' && wrong.length === 0;
  const tone = isFine ? 'success' : result === 'found' ? 'warning' : 'error';
  const Icon = { success: CircleCheck, warning: CircleAlert, error: CircleX }[tone];
  return (
    <Box sx={{ display: 'flex', gap: 1.25, p: 1.5, borderRadius: 1, bgcolor: `tint.${tone}` }}>
      <Box sx={{ flexShrink: 0, color: `${tone}.main` }}>
        <Icon size={18} aria-hidden style={{ marginTop: 2 }} />
      </Box>
      <Box sx={{ minWidth: 0, fontSize: '0.875rem' }}>
        <Box sx={{ fontWeight: 550 }}>{t(`checkSite.result.${result}`, { status: status ?? '' })}</Box>
        {finalUrl && (
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {finalUrl}
          </Box>
        )}
        {result !== 'unreachable' &&
          wrong.map((words) => (
            <Box key={words} sx={{ mt: 0.75 }}>
              {words}
            </Box>
          ))}
      </Box>
    </Box>
  );
}
