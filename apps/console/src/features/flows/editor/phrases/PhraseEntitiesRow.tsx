import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { withParameters } from '../parameters/parameter-changes.ts';
import { markLook } from '../parameters/parameter-colors.ts';
import type { EditorParameter } from './editor-phrase.ts';
import { MarkDialog } from './MarkDialog.tsx';
import { PhraseKindLabel } from './PhraseKindLabel.tsx';
import { PhraseParts } from './PhraseParts.tsx';
import { PhraseRowFrame } from './PhraseRowFrame.tsx';
import type { PhraseRowProps } from './phrase-marking.ts';

/** Values that all have to be said, in whatever words. */
export function PhraseEntitiesRow({ phrase, marking, problem, onChange, onRemove, onMove }: PhraseRowProps) {
  const { t } = useTranslation('flows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const parameters = marking?.parameters ?? [];
  const set = (names: readonly string[]) => onChange(withParameters(phrase, names));
  const pick = (parameter: EditorParameter) => {
    // Closed first: while it is open it keeps the focus to itself.
    flushSync(() => setAnchor(null));
    if (!parameters.includes(parameter)) marking?.add(parameter);
    if (!phrase.parameters.includes(parameter.name)) set([...phrase.parameters, parameter.name]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <PhraseRowFrame
      phrase={phrase}
      marking={marking}
      problem={problem}
      onChange={onChange}
      onRemove={onRemove}
    >
      <PhraseKindLabel kind={phrase.kind} />
      <PhraseParts>
        {phrase.parameters.map((name) => {
          const index = parameters.findIndex((one) => one.name === name);
          const type = parameters[index]?.entityType;
          return (
            <Box
              key={name}
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', fontSize: '0.8125rem' }}
            >
              <Box
                component="span"
                title={type && marking?.typeName(type)}
                sx={[{ px: 0.5, py: '1px' }, markLook(index)]}
              >
                {name}
              </Box>
              <IconButton
                size="small"
                aria-label={t('phrases.entities.remove', { name })}
                onClick={() => set(phrase.parameters.filter((one) => one !== name))}
                sx={{ p: '4px', color: 'text.secondary' }}
              >
                <X aria-hidden style={{ width: 14, height: 14 }} />
              </IconButton>
            </Box>
          );
        })}
        <Button
          data-first
          size="small"
          color="inherit"
          startIcon={<Plus aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          onKeyDown={onKeyDown}
          sx={{ color: 'text.secondary' }}
        >
          {t('phrases.entities.add')}
        </Button>
      </PhraseParts>
      {marking && anchor && (
        <MarkDialog
          anchor={anchor}
          words={null}
          marking={marking}
          current={null}
          hidden={phrase.parameters}
          onlyRecognised
          onPick={pick}
          onRemove={() => setAnchor(null)}
          onClose={() => setAnchor(null)}
        />
      )}
    </PhraseRowFrame>
  );
}
