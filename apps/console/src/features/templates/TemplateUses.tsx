import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TemplateUse } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { Workflow } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Which flows use the template, each a link to its own. */
export function TemplateUses({ uses }: { uses: readonly TemplateUse[] }) {
  const { t } = useTranslation('templates');
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        gridColumn: { md: 2 },
        gridRow: { md: '1 / -1' },
        minWidth: 0,
        maxHeight: { xs: 136, md: 'none' },
        overflowY: 'auto',
        px: { xs: 2, md: 3 },
        pt: { xs: 2, md: 2.5 },
        borderLeft: { md: '1px solid var(--mui-palette-divider)' },
      }}
    >
      <Typography id={headingId} component="h2" sx={{ fontSize: '0.8125rem', fontWeight: 550 }}>
        {t('detail.uses')}
      </Typography>
      {uses.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {t('detail.unused')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {uses.map(({ id, title }) => (
            <Box
              key={id}
              component="li"
              sx={{
                '& a': {
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  mx: -1,
                  px: 1,
                  py: 0.75,
                  borderRadius: '6px',
                  fontSize: '0.875rem',
                  color: 'text.primary',
                  textDecoration: 'none',
                  overflowWrap: 'anywhere',
                  '&:hover': { bgcolor: 'action.hover' },
                },
                '& svg': { flexShrink: 0, color: 'text.secondary' },
              }}
            >
              <Link to="/intent/list/$intentId" params={{ intentId: id }}>
                <Workflow size={16} aria-hidden />
                {title}
              </Link>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
