import Box from '@mui/material/Box';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEntityTypeList, useEntityTypeName } from '../../../entities/index.ts';
import { useFlowList } from '../../../flow-list/index.ts';
import { ParameterDot } from '../parameters/ParameterDot.tsx';
import { useValuesInScope, type ValueInScope } from '../parameters/values-in-scope.ts';
import { useValueWords } from './use-value-words.ts';

/** A value among others: its colour, its name, and what it is or which flow collects it; one of the company in words. */
export function ValueLabel({ value }: { value: ValueInScope }) {
  const { t } = useTranslation('flows');
  const words = useValueWords();
  const values = useValuesInScope();
  const types = useEntityTypeList().data?.list;
  const nameOf = useEntityTypeName();
  const flows = useFlowList().data?.list;
  const type = types?.find(({ id }) => id === value.entityType);
  const flow = flows?.find(({ id }) => id === value.flowId);
  return (
    <>
      {value.isOfCompany ? (
        <Box
          component="span"
          sx={{ display: 'flex', color: 'primary.main', '& svg': { width: 14, height: 14 } }}
        >
          <Building2 aria-hidden />
        </Box>
      ) : (
        <ParameterDot index={values.findIndex(({ name }) => name === value.name)} />
      )}
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
        {words(value)}
      </Box>
      <Box
        component="span"
        sx={{
          maxWidth: 140,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: '0.75rem',
          color: 'text.secondary',
        }}
      >
        {value.isOfCompany
          ? value.name
          : flow
            ? t('format.valueOf', { title: flow.title })
            : type && nameOf(type)}
      </Box>
    </>
  );
}
