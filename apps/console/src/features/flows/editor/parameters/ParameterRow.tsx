import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../../lib/screen/Problem.tsx';
import { OpenChevron } from '../../../../ui/OpenChevron.tsx';
import { useNumberFormat } from '../../../../ui/use-number-format.ts';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { ParameterDetails, type ParameterDetailsProps } from './ParameterDetails.tsx';
import { ParameterDot } from './ParameterDot.tsx';

interface ParameterRowProps extends ParameterDetailsProps {
  /** Its place among the flow's. */
  index: number;
  typeName: string;
  /** There are phrases of keywords too, which take no values and are not counted. */
  besideKeywords: boolean;
  /** Message key of what is wrong with it. */
  problem: string | undefined;
  isOpen: boolean;
  onOpen(open: boolean): void;
}

/** A parameter in a line, which opens to all that can be said of it. */
export function ParameterRow(props: ParameterRowProps) {
  const { index, typeName, besideKeywords, problem, isOpen, onOpen, ...details } = props;
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const detailsId = useId();
  const { parameter, phrases, ofPhrases } = details;
  const lacks = phrases < ofPhrases;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => onOpen(!isOpen)}
        sx={{
          justifyContent: 'flex-start',
          gap: 1,
          width: '100%',
          minHeight: 40,
          px: 1.5,
          fontSize: '0.875rem',
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <ParameterDot index={index} />
        <Box component="span" sx={{ fontWeight: 550 }}>
          {parameter.name}
        </Box>
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            color: 'text.secondary',
          }}
        >
          {[typeName, ...missingWords(parameter).map((key) => t(`parameters.short.${key}`))].join(' · ')}
        </Box>
        <Box
          component="span"
          sx={{
            fontSize: '0.8125rem',
            color: lacks ? 'warning.main' : 'text.secondary',
            whiteSpace: 'nowrap',
          }}
        >
          {phrases === 0
            ? t('parameters.unused')
            : t(besideKeywords ? 'parameters.countBesideKeywords' : 'parameters.count', {
                count: ofPhrases,
                phrases: number(phrases),
                all: number(ofPhrases),
              })}
        </Box>
        <OpenChevron open={isOpen} />
      </ButtonBase>
      {problem && (
        <Box sx={{ px: 1.5, pb: 1 }}>
          <Problem messageKey={problem} />
        </Box>
      )}
      {isOpen && (
        <Box id={detailsId} sx={{ px: 1.5, pb: 1.5 }}>
          <ParameterDetails {...details} />
        </Box>
      )}
    </Box>
  );
}

/** What is done when nobody says it. */
function missingWords({ question, defaultValue }: EditorParameter): ('asked' | 'default')[] {
  const words: ('asked' | 'default')[] = [];
  if (question?.trim()) words.push('asked');
  if (defaultValue?.trim()) words.push('default');
  return words;
}
