import Box from '@mui/material/Box';
import type { LikelyFlow } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/Segmented.tsx';
import { ExistingFlowFields } from './ExistingFlowFields.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { NewFlowFields } from './NewFlowFields.tsx';
import type { Destination } from './phrase-drafts.ts';

interface DestinationFieldsProps {
  destination: Destination;
  /** Undefined until they are known. */
  likely: readonly LikelyFlow[] | undefined;
  onChange(change: Partial<Destination>): void;
}

/** Where the phrases go: into a flow there is, or into a new one. */
export function DestinationFields({ destination, likely, onChange }: DestinationFieldsProps) {
  const { t } = useTranslation('training');
  return (
    <Box>
      <FieldLabel>{t('add.where')}</FieldLabel>
      <Segmented
        label={t('add.where')}
        value={destination.kind}
        choices={[
          { value: 'existing', label: t('add.existing') },
          { value: 'new', label: t('add.new') },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <Box sx={{ mt: 2 }}>
        {destination.kind === 'existing' ? (
          <ExistingFlowFields
            flowId={destination.flowId}
            likely={likely}
            onChoose={(flowId) => onChange({ flowId })}
          />
        ) : (
          <NewFlowFields destination={destination} onChange={onChange} />
        )}
      </Box>
    </Box>
  );
}
