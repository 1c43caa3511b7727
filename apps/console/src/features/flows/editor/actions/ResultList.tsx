import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ResponseMapping } from '@samtale/contract';
import { ArrowLeft, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { replaceItem } from '../../../../lib/lists/change-list.ts';
import { FramedInput } from '../../../../ui/FramedInput.tsx';
import { Labelled } from './ParameterField.tsx';
import { ParameterNameInput } from './ParameterNameInput.tsx';

interface ResultListProps {
  list: readonly ResponseMapping[];
  /** The places of those without a usable name. */
  wrong: ReadonlySet<number>;
  onChange(list: readonly ResponseMapping[]): void;
}

/** The parameters that take a value from the reply, and where in it. */
export function ResultList({ list, wrong, onChange }: ResultListProps) {
  const { t } = useTranslation('flows');
  return (
    <Labelled label={t('actions.results.label')} hint={list.length ? t('actions.results.hint') : ''}>
      {list.map((result, place) => (
        <Box
          key={String(place)}
          role="group"
          aria-label={`${t('actions.results.label')} ${place + 1}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <ParameterNameInput
              label={t('actions.results.name')}
              placeholder={t('actions.results.name')}
              value={result.parameterAlias}
              invalid={wrong.has(place)}
              onChange={(parameterAlias) =>
                onChange(replaceItem(list, result, { ...result, parameterAlias }))
              }
            />
          </Box>
          <ArrowLeft size={16} aria-hidden style={{ flexShrink: 0 }} />
          <Box sx={{ flex: 1.4, minWidth: 0 }}>
            <FramedInput
              aria-label={t('actions.results.path')}
              placeholder={t('actions.results.path')}
              frameHeight={38}
              maxLength={200}
              spellCheck={false}
              value={result.path}
              onChange={({ target }) =>
                onChange(replaceItem(list, result, { ...result, path: target.value }))
              }
            />
          </Box>
          <IconButton
            size="small"
            aria-label={t('actions.results.remove')}
            onClick={() => onChange(list.filter((one) => one !== result))}
            sx={{ color: 'text.secondary' }}
          >
            <X aria-hidden style={{ width: 16, height: 16 }} />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        color="inherit"
        startIcon={<Plus aria-hidden />}
        onClick={() => onChange([...list, { parameterAlias: '', path: '' }])}
      >
        {t('actions.results.add')}
      </Button>
    </Labelled>
  );
}
