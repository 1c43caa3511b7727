import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { MessageCircleQuestionMark, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  comesUnsaid,
  missingParameters,
  withoutUnsaid,
  withUnsaid,
} from '../parameters/parameter-changes.ts';
import { markLook } from '../parameters/parameter-colors.ts';
import type { EditorParameter } from './editor-phrase.ts';
import type { Marking, PhraseRowProps } from './phrase-marking.ts';

type UnsaidParametersProps = Pick<PhraseRowProps, 'phrase' | 'onChange'> & { marking: Marking };

/**
 * Below a phrase, the parameters that it does not say. Those that it lacks keep it from being published; the button adds
 * the ones whose values the bot asks for or has a default for.
 */
export function UnsaidParameters({ phrase, marking, onChange }: UnsaidParametersProps) {
  const { t } = useTranslation('flows');
  const { parameters, wanted } = marking;
  const missing = missingParameters(phrase, wanted);
  const addable = parameters.filter((one) => missing.includes(one.name) && comesUnsaid(one));
  const names = addable.map(({ name }) => name).join(', ');
  if (missing.length === 0 && phrase.unsaid.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        mt: -0.75,
        pb: 0.75,
        fontSize: '0.75rem',
        color: 'text.secondary',
      }}
    >
      {phrase.unsaid.map((name) => {
        const index = parameters.findIndex((one) => one.name === name);
        return (
          <Box
            key={name}
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
          >
            <Box component="span" sx={[{ px: 0.5, color: 'text.primary' }, markLook(index)]}>
              {name}
            </Box>
            <Box component="span" sx={{ ml: 0.75 }}>
              {t(`phrases.unsaid.${howItComes(parameters[index])}`)}
            </Box>
            <IconButton
              size="small"
              aria-label={t('phrases.entities.remove', { name })}
              onClick={() => onChange(withoutUnsaid(phrase, name))}
              sx={{ p: '5px', color: 'text.secondary' }}
            >
              <X aria-hidden style={{ width: 14, height: 14 }} />
            </IconButton>
          </Box>
        );
      })}
      {missing.length > 0 && <span>{t('phrases.mark.missing', { names: missing.join(', ') })}</span>}
      {addable.length > 0 && (
        <Button
          size="small"
          startIcon={<MessageCircleQuestionMark aria-hidden />}
          onClick={() =>
            onChange(
              withUnsaid(
                phrase,
                addable.map(({ name }) => name),
              ),
            )
          }
          sx={{ minHeight: 24, py: 0, fontSize: '0.75rem' }}
        >
          {t(addable.some(isAsked) ? 'phrases.unsaid.ask' : 'phrases.unsaid.takeDefault', { names })}
        </Button>
      )}
    </Box>
  );
}

const isAsked = ({ question }: EditorParameter) => Boolean(question?.trim());

/** What the bot does about a value that is not said. */
function howItComes(parameter: EditorParameter | undefined): 'asked' | 'default' | 'empty' {
  if (!parameter || !comesUnsaid(parameter)) return 'empty';
  return isAsked(parameter) ? 'asked' : 'default';
}
