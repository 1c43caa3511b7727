import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FillingStep } from './reason.ts';

/** What was taken as the value of a parameter, what was asked for, and why that ended. */
export function FillingSteps({ steps }: { steps: readonly FillingStep[] }) {
  return steps.map((step, place) => (
    <Box key={String(place)} sx={{ overflowWrap: 'anywhere' }}>
      <Step step={step} />
    </Box>
  ));
}

function Step({ step }: { step: FillingStep }) {
  const { t } = useTranslation('chat');
  switch (step.type) {
    case 'parametersSet':
      return Object.entries(step.values).map(([name, said]) => (
        <div key={name}>{said ? `${name} = ${said.text}` : t('why.filling.empty', { name })}</div>
      ));
    case 'parameterAsked':
      return t('why.filling.asked', { name: step.name, attempt: step.attempt });
    case 'fillingEnded':
      return t(`why.filling.${step.reason}`);
  }
}
