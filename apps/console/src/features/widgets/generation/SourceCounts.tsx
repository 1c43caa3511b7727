import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { languages } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../../lib/access/access.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { useLanguageItems } from '../fields/use-language-item.ts';

interface SourceCountsProps {
  /** A language without any may be left out; undefined while it is on its way. */
  sources: readonly { languageId: string; flows: number }[] | undefined;
}

/** How many flows an answer may rest on in each of the widget's languages, and how a flow becomes one of them. */
export function SourceCounts({ sources }: SourceCountsProps) {
  const { t } = useTranslation('widgets');
  const { t: shell } = useTranslation();
  const { roles } = useSession();
  const number = useNumberFormat();
  const items = useLanguageItems();
  const counted = (count: number) => t('generation.sources.count', { count, amount: number(count) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {sources ? (
        <Box
          component="dl"
          sx={{
            m: 0,
            borderTop: 1,
            borderColor: 'divider',
            '& > div': {
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
            },
            '& dd': { m: 0, textAlign: 'right', color: 'text.secondary' },
          }}
        >
          {items.languages.map(({ languageId }) => {
            const code = languages.find(({ id }) => id === languageId)?.languageCodeShort ?? 'da';
            const count = sources.find((one) => one.languageId === languageId)?.flows ?? 0;
            return (
              <div key={languageId}>
                <dt>{shell(`language.${code}`)}</dt>
                <dd>{count ? counted(count) : t('generation.sources.none')}</dd>
              </div>
            );
          })}
        </Box>
      ) : (
        <SkeletonRows label={t('generation.loading')} count={items.languages.length} rowHeight={42} />
      )}
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('generation.sources.hint')}{' '}
        {hasAnyRole(roles, screenAccess.flows) && (
          <MuiLink component={Link} to="/intent/list" underline="always">
            {t('generation.sources.toFlows')}
          </MuiLink>
        )}
      </Box>
    </Box>
  );
}
