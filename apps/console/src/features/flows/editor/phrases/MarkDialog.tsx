import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover, { type PopoverVirtualElement } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { freeTextTypeId, parameterNameMax } from '@samtale/contract';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ParameterDot } from '../parameters/ParameterDot.tsx';
import { ParameterTypeField } from '../parameters/ParameterTypeField.tsx';
import { nameOfWords, problemOfName } from '../parameters/parameter-changes.ts';
import { useGuessedType } from '../parameters/use-guessed-type.ts';
import type { EditorParameter } from './editor-phrase.ts';
import type { Marking } from './phrase-marking.ts';

interface MarkDialogProps {
  anchor: PopoverVirtualElement | HTMLElement;
  /** What is marked; null when a parameter is chosen without words of a phrase. */
  words: string | null;
  marking: Pick<Marking, 'parameters' | 'typeName'>;
  /** The parameter that is chosen already; null for none. */
  current: string | null;
  /** Names that are not offered. */
  hidden?: readonly string[];
  /** Only values that are recognised in a message are offered: none of free text. */
  onlyRecognised?: boolean;
  onPick(parameter: EditorParameter): void;
  /** Takes the mark away. */
  onRemove(): void;
  onClose(): void;
}

/** Chooses one of the flow's parameters, or makes a new one of a name and a kind of value. Enter confirms. */
export function MarkDialog(props: MarkDialogProps) {
  const { anchor, words, marking, current, onPick, onRemove, onClose } = props;
  const { hidden = [], onlyRecognised = false } = props;
  const { t } = useTranslation('flows');
  const titleId = useId();
  const noteId = useId();
  const [name, setName] = useState('');
  const [chosenType, setChosenType] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const guessed = useGuessedType(words);
  const type = chosenType ?? guessed;
  const { parameters, typeName } = marking;
  const given = nameOfWords(name);
  const wanted = given.toLocaleLowerCase();
  const isOffered = ({ entityType }: EditorParameter) => !onlyRecognised || entityType !== freeTextTypeId;
  const near = parameters.filter(
    (one) => isOffered(one) && !hidden.includes(one.name) && one.name.toLocaleLowerCase().includes(wanted),
  );
  const present = parameters.find((one) => one.name === given);
  const isRefused = present !== undefined && !isOffered(present);
  const problem = present ? null : problemOfName(given, []);
  const isNew = wanted !== '' && !present;
  const shownProblem = isSent ? problem : null;
  const isJoined = isNew && problem === null && given !== name.trim();

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isRefused) return;
    if (present) return onPick(present);
    setSent(true);
    if (problem === null && type !== null)
      onPick({ name: given, entityType: type, question: null, defaultValue: null, days: 'any' });
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { mt: 0.75, width: 320 } },
      }}
      // What is typed here is not for the row below it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Box component="form" noValidate onSubmit={confirm} sx={{ p: 1.5 }}>
        <Typography id={titleId} variant="subtitle2" component="h4" noWrap sx={{ mb: 1 }}>
          {words === null ? t('phrases.mark.choose') : t('phrases.mark.title', { words })}
        </Typography>
        <OutlinedInput
          autoFocus
          fullWidth
          size="small"
          value={name}
          placeholder={t('phrases.mark.name')}
          error={shownProblem !== null}
          onChange={({ target }) => setName(target.value)}
          inputProps={{
            'aria-label': t('phrases.mark.name'),
            'aria-describedby': shownProblem || isJoined ? noteId : undefined,
            maxLength: parameterNameMax,
            autoComplete: 'off',
          }}
        />
        {shownProblem && <Said id={noteId}>{t(`parameters.nameProblem.${shownProblem}`)}</Said>}
        {isJoined && (
          <Typography id={noteId} variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {t('parameters.becomes', { name: given })}
          </Typography>
        )}
        {near.length > 0 && (
          <Box
            role="group"
            aria-label={t('phrases.mark.present')}
            sx={{ display: 'flex', flexDirection: 'column', maxHeight: 180, overflowY: 'auto', mt: 1 }}
          >
            {near.map((parameter) => (
              <Button
                key={parameter.name}
                size="small"
                color="inherit"
                aria-current={parameter.name === current ? 'true' : undefined}
                onClick={() => onPick(parameter)}
                sx={{
                  flexShrink: 0,
                  justifyContent: 'flex-start',
                  gap: 1,
                  minHeight: 32,
                  px: 1,
                  bgcolor: parameter.name === current ? 'action.selected' : undefined,
                }}
              >
                <ParameterDot index={parameters.indexOf(parameter)} />
                {parameter.name}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {typeName(parameter.entityType)}
                </Box>
              </Button>
            ))}
          </Box>
        )}
        {isNew && (
          <Box sx={{ mt: 1.5 }}>
            <Typography variant="caption" component="p" sx={{ mb: 0.5, color: 'text.secondary' }}>
              {t('phrases.mark.isNew')}
            </Typography>
            <ParameterTypeField
              value={type}
              without={onlyRecognised ? freeTextTypeId : undefined}
              onChange={setChosenType}
            />
            {isSent && problem === null && type === null && <Said>{t('parameters.missingType')}</Said>}
          </Box>
        )}
        {onlyRecognised && (
          <Typography
            variant="caption"
            component="p"
            role={isRefused ? 'alert' : undefined}
            sx={{ mt: 1.5, color: isRefused ? 'error.main' : 'text.secondary' }}
          >
            {t('phrases.entities.noFreeText')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
          <Button type="submit" size="small" variant="contained" disabled={wanted === '' || isRefused}>
            {t(isNew ? 'phrases.mark.create' : 'phrases.mark.confirm')}
          </Button>
          {current !== null && (
            <Button size="small" color="inherit" onClick={onRemove}>
              {t('phrases.mark.remove')}
            </Button>
          )}
        </Box>
      </Box>
    </Popover>
  );
}

function Said({ id, children }: { id?: string; children: string }) {
  return (
    <Typography id={id} role="alert" variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
      {children}
    </Typography>
  );
}
