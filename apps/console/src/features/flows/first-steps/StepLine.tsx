import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { CompanyValueName } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { Building2, PenLine, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tabOfValue } from '../../../lib/access/tab-of-value.ts';
import { lineHeight } from './card-lines.ts';
import type { FirstStep } from './use-first-steps.ts';

const Link = createLink(MuiLink);

interface StepLineProps {
  step: FirstStep;
  /** The value as the company's website says it, where it does. */
  found: string | undefined;
  /** The website says when the company is open. */
  hoursFound: boolean;
  /** Deletes a flow that nobody will ask for here. */
  onDelete(flowId: string): void;
  /** Tells the bot what the website says; undefined while that is being saved. */
  onTake: ((name: CompanyValueName, value: string) => void) | undefined;
}

/** One thing to tell: what, who waits for it or what visitors ask, and the way to where it is told. */
export function StepLine({ step, found, hoursFound, onDelete, onTake }: StepLineProps) {
  const { t } = useTranslation('flows');
  if (step.kind === 'answer') {
    const { intent, question } = step;
    const irrelevant = t('firstSteps.irrelevant', { title: intent.title });
    return (
      <Box component="li" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <Link
          to="/intent/list/$intentId"
          params={{ intentId: intent.id }}
          search={{ part: 'responses' }}
          underline="none"
          sx={{ ...lineLook, flex: 1, minWidth: 0 }}
        >
          <PenLine size={15} aria-hidden />
          <b>{intent.title}</b>
          <span>{t('firstSteps.quoted', { text: question })}</span>
        </Link>
        <IconButton
          size="small"
          aria-label={irrelevant}
          title={irrelevant}
          onClick={() => onDelete(intent.id)}
          sx={{ color: 'text.secondary' }}
        >
          <X size={15} aria-hidden />
        </IconButton>
      </Box>
    );
  }
  const { name, intentList } = step;
  const title = intentList[0]?.title ?? '';
  const others = intentList.length - 1;
  const waits =
    others > 0 ? t('firstSteps.waitsMore', { title, count: others }) : t('firstSteps.waits', { title });
  const onWebsite = found !== undefined ? t('firstSteps.onWebsite', { value: found }) : null;
  const why = onWebsite ?? (hoursFound && name === 'openingHours' ? t('firstSteps.hoursOnWebsite') : waits);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <Link
        to="/settings/$tabName"
        params={{ tabName: tabOfValue(name) }}
        underline="none"
        sx={{ ...lineLook, flex: 1, minWidth: 0 }}
      >
        <Building2 size={15} aria-hidden />
        <Box
          component="b"
          sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {t(`companyValue.${name}`)}
        </Box>
        <span>{why}</span>
      </Link>
      {found !== undefined && (
        <Button
          size="small"
          aria-label={t('firstSteps.takeLabel', { value: found })}
          disabled={!onTake}
          onClick={() => onTake?.(name, found)}
          sx={{ flexShrink: 0 }}
        >
          {t('firstSteps.take')}
        </Button>
      )}
    </Box>
  );
}

/** One line where there is room, otherwise what it is above why. */
const lineLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto auto minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 1.25,
  minHeight: lineHeight,
  px: { xs: 1, md: 0.5 },
  py: { xs: 0.75, md: 0 },
  borderRadius: '6px',
  fontSize: '0.8125rem',
  color: 'text.primary',
  '&:hover': { bgcolor: 'action.hover' },
  '& svg': { color: 'text.secondary', gridRow: { xs: 'span 2', md: 'auto' } },
  '& b': { fontWeight: 550 },
  '& b, & span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { md: 'nowrap' } },
  '& span': { color: 'text.secondary' },
} as const;
