import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FlowSaveKey, flowSaveKeys } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../../lib/screen/Problem.tsx';
import { AskDialog } from '../parameters/AskDialog.tsx';
import { comesUnsaid, withLeftUnsaid } from '../parameters/parameter-changes.ts';
import type { EditorParameter } from './editor-phrase.ts';
import type { PhraseRowProps } from './phrase-marking.ts';
import { isFreeText } from './phrase-problems.ts';
import { type WayOut, waysOut } from './ways-out.ts';

type PhraseProblemProps = Pick<PhraseRowProps, 'phrase' | 'marking' | 'problem' | 'onChange' | 'onRemove'>;

/** What is wrong with a phrase, with the clicks that settle it. */
export function PhraseProblem({ phrase, marking, problem, onChange, onRemove }: PhraseProblemProps) {
  const { t } = useTranslation('flows');
  const [asked, setAsked] = useState<EditorParameter | null>(null);
  const key = flowSaveKeys.find((one): one is FlowSaveKey => problem?.endsWith(`.${one}`) ?? false);
  const parameters = marking?.parameters ?? [];
  const ask = (parameter: EditorParameter) => {
    setAsked(null);
    onChange(withLeftUnsaid(phrase, parameter.name));
    marking?.change(parameter);
  };
  const take = (way: WayOut) => {
    if (way.does === 'delete') return onRemove();
    if (way.does === 'unmark') {
      const marks = phrase.marks.filter((mark) => !isFreeText(parameters, mark.parameter));
      return onChange({ ...phrase, marks });
    }
    if (comesUnsaid(way.parameter)) ask(way.parameter);
    else setAsked(way.parameter);
  };
  const wordsOf = (way: WayOut) => {
    if (way.does === 'ask') return t('phrases.unsaid.ask', { names: way.parameter.name });
    return t(way.does === 'delete' ? 'phrases.delete' : 'phrases.mark.remove');
  };
  return (
    <>
      <Problem messageKey={problem} />
      {key && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:not(:empty)': { mt: 0.75 } }}>
          {waysOut(key, phrase, parameters).map((way) => (
            <Button
              key={wordsOf(way)}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => take(way)}
            >
              {wordsOf(way)}
            </Button>
          ))}
        </Box>
      )}
      {asked && (
        <AskDialog parameter={asked} others={parameters} onAsk={ask} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
