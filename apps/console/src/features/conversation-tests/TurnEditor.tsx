import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { messageMax, type TestTurn } from '@samtale/contract';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../ui/FramedInput.tsx';
import { useFlowTitles } from '../explanation/index.ts';
import { FlowPicker } from '../flow-list/index.ts';

interface TurnEditorProps {
  turn: TestTurn;
  languageId: string;
  autoFocus: boolean;
  onChange(part: Partial<TestTurn>): void;
  onDone(): void;
}

/** Changes what is said in a turn, and what is expected of it. */
export function TurnEditor({ turn, languageId, autoFocus, onChange, onDone }: TurnEditorProps) {
  const { t } = useTranslation('conversationTests');
  const nameOf = useFlowTitles(languageId);
  const saidId = useId();
  const { text, pickedFlowId, expected } = turn;
  const flow = expected.flows.at(-1);
  const setParameters = (parameters: TestTurn['expected']['parameters']) =>
    onChange({ expected: { ...expected, parameters } });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 560, pl: { sm: '28px' } }}>
      <div>
        <Box component="label" htmlFor={saidId} sx={label}>
          {t('turn.said')}
        </Box>
        <OutlinedInput
          id={saidId}
          autoFocus={autoFocus}
          fullWidth
          multiline
          maxRows={6}
          value={text}
          readOnly={pickedFlowId !== null}
          onChange={({ target }) => onChange({ text: target.value })}
          inputProps={{ maxLength: messageMax }}
        />
      </div>
      <div>
        <Box aria-hidden sx={label}>
          {t('turn.flow')}
        </Box>
        <FlowPicker
          label={t('turn.flow')}
          languageId={languageId}
          target={flow ? { kind: 'flow', id: flow.id } : { kind: 'none' }}
          onPick={(target) => {
            if (target.kind !== 'flow' || target.id === flow?.id) return;
            // What the other flow said is not what this one says.
            const flows = [{ id: target.id, title: nameOf(target.id).title }];
            onChange({ expected: { ...expected, flows, texts: null } });
          }}
        />
      </div>
      {expected.parameters.map(({ name, value }) => (
        <div key={name}>
          <Box aria-hidden sx={label}>
            {t('turn.value', { name })}
          </Box>
          <FramedInput
            aria-label={t('turn.value', { name })}
            frameHeight={36}
            value={value}
            maxLength={messageMax}
            onChange={({ target }) =>
              setParameters(
                expected.parameters.map((each) =>
                  each.name === name ? { name, value: target.value } : each,
                ),
              )
            }
            end={
              <IconButton
                size="small"
                aria-label={t('turn.removeValue', { name })}
                onClick={() => setParameters(expected.parameters.filter((each) => each.name !== name))}
              >
                <X aria-hidden />
              </IconButton>
            }
          />
        </div>
      ))}
      <Box>
        <Button size="small" variant="outlined" color="inherit" onClick={onDone}>
          {t('turn.done')}
        </Button>
      </Box>
    </Box>
  );
}

const label = { display: 'block', mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 } as const;
