import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { useFlowList } from '../../flow-list/index.ts';
import { useFlowDeletion } from '../list/use-flow-deletion.tsx';
import { CardHead } from './CardHead.tsx';
import { headHeight, lineHeight, shownFirst } from './card-lines.ts';
import { StepLine } from './StepLine.tsx';
import type { FirstStep } from './use-first-steps.ts';
import { useFoundFacts } from './use-found-facts.ts';

const ButtonLink = createLink(Button);

interface FirstStepsCardProps {
  steps: readonly FirstStep[];
  /** Flows without an answer beside those that are named. */
  unnamed: number;
  /** One line until it is opened. */
  isNarrow: boolean;
  onHide(): void;
}

/** What is to be told first, each with the way to where that is done. */
export function FirstStepsCard({ steps, unnamed, isNarrow, onHide }: FirstStepsCardProps) {
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const listId = useId();
  const flows = useFlowList().data?.list ?? [];
  const deleteFlow = useFlowDeletion(flows);
  const { foundOf, hasHours, take } = useFoundFacts();
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = steps.length > shownFirst + 1 || unnamed > 0;
  const shown = showsAll || !hasMore ? steps : steps.slice(0, shownFirst);
  const count = steps.length + unnamed;
  return (
    <Box component="section" aria-label={t('firstSteps.title')}>
      <CardHead
        count={count}
        listId={listId}
        open={isNarrow ? isOpen : null}
        onOpen={setOpen}
        onHide={onHide}
      />
      <Box
        id={listId}
        component="ul"
        hidden={isNarrow && !isOpen}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
          m: 0,
          px: { xs: 0.5, md: 1 },
          pb: { xs: 0.5, md: 0 },
          // On a phone the way to the rest would lie below what is seen.
          maxHeight:
            isNarrow && !showsAll
              ? 'none'
              : `max(${3 * lineHeight}px, calc(50dvh - ${headHeight}px - 120px))`,
          overflowY: 'auto',
          listStyle: 'none',
          '&[hidden]': { display: 'none' },
        }}
      >
        {shown.map((step) => (
          <StepLine
            key={step.kind === 'untold' ? step.name : step.intent.id}
            step={step}
            found={step.kind === 'untold' ? foundOf(step.name) : undefined}
            hoursFound={hasHours}
            onTake={take}
            onDelete={(flowId) => {
              const flow = flows.find(({ id }) => id === flowId);
              if (flow) void deleteFlow(flow);
            }}
          />
        ))}
        {hasMore && (
          <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: lineHeight }}>
            <Button
              size="small"
              color="inherit"
              aria-expanded={showsAll}
              aria-controls={listId}
              startIcon={showsAll ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
              onClick={() => setShowsAll(!showsAll)}
              sx={{ color: 'text.secondary' }}
            >
              {showsAll ? t('firstSteps.showFewer') : t('firstSteps.showAll', { count: number(count) })}
            </Button>
            {showsAll && unnamed > 0 && (
              <ButtonLink to="/intent/list" search={{ status: 'draft' }} size="small">
                {t('firstSteps.more', { count: unnamed })}
              </ButtonLink>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
