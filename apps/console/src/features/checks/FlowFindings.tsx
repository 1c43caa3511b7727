import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CheckFinding } from '@samtale/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingWords, FlowLink } from './FindingLinks.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { concerns, findingKey, useChecks } from './use-checks.ts';
import { useFindingWords } from './use-finding-words.ts';

interface FlowFindingsProps {
  intentId: string;
  /** Names of the values that the flow collects as it is edited: that one was missing is settled, saved or not. */
  values: readonly string[];
  /** The flow says something as it is edited, so that a missing answer is no news any more. */
  isAnswered: boolean;
}

/** What is found in a flow as it is saved: the worst in a quiet line, the rest when it is asked for. */
export function FlowFindings({ intentId, values, isAnswered }: FlowFindingsProps) {
  const { t } = useTranslation('checks');
  const { data } = useChecks();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const isSettled = ({ kind, text }: CheckFinding) =>
    (kind === 'unknownParameter' && values.includes(text)) ||
    (isAnswered && (kind === 'emptyAnswer' || kind === 'unansweredDraft'));
  const found = data?.list.filter((finding) => concerns(finding, intentId) && !isSettled(finding)) ?? [];
  if (!found.length) return null;
  return (
    <Box
      component="section"
      aria-label={t('flow.label')}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        flexShrink: 0,
        maxHeight: '30%',
        overflowY: 'auto',
        px: { xs: 2, sm: 3 },
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.8125rem',
      }}
    >
      <Box component="ul" id={listId} sx={{ flex: 1, minWidth: 0, m: 0, p: 0, listStyle: 'none' }}>
        {(isOpen ? found : found.slice(0, 1)).map((finding) => (
          <FindingLine key={findingKey(finding)} finding={finding} intentId={intentId} />
        ))}
      </Box>
      {found.length > 1 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          sx={{ flexShrink: 0, mr: -1, minHeight: 28, py: 0, color: 'text.secondary' }}
        >
          {isOpen ? t('flow.showLess') : t('flow.showAll', { count: found.length })}
        </Button>
      )}
    </Box>
  );
}

function FindingLine({ finding, intentId }: { finding: CheckFinding; intentId: string }) {
  const { t } = useTranslation('checks');
  const words = useFindingWords()(finding);
  const { kind, severity, intent, otherIntent } = finding;
  const other = intent?.id === intentId ? otherIntent : intent;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: '4px', lineHeight: '20px' }}>
      <Box component="span" sx={{ display: 'inline-flex', height: 20, alignItems: 'center' }}>
        <SeverityIcon severity={severity} />
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}>
        <Box component="span" sx={{ color: 'text.primary' }}>
          {t(`kind.${kind}.title`)}
        </Box>
        {other && (
          <>
            {' · '}
            <FlowLink flow={other} />
          </>
        )}
        {words && (
          <>
            {' · '}
            <FindingWords finding={finding} words={words} />
          </>
        )}
        {` · ${t(`kind.${kind}.why`)}`}
      </Box>
    </Box>
  );
}
