import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type TestResult, testTurnsMax } from '@samtale/contract';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newGuid } from '../../ui/new-guid.ts';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import {
  addTurn,
  changeTurn,
  type EditorTurn,
  moveTurn,
  removeTurn,
  type TestChange,
} from './editor-test.ts';
import { reasonsOf } from './reasons-of.ts';
import { TestTurnView } from './TestTurnView.tsx';
import { TurnEditor } from './TurnEditor.tsx';

interface TestTurnsProps {
  turns: readonly EditorTurn[];
  onChange(change: TestChange): void;
  languageId: string;
  /** The first turn of a new test is open from the start. */
  isNew: boolean;
  result: TestResult | null;
  running: boolean;
  training: number | null;
  onAccept: ((key: string) => void) | undefined;
}

/** The conversation of a test, turn by turn; one of them at a time can be edited. */
export function TestTurns(props: TestTurnsProps) {
  const { turns, onChange, languageId, result: ran, running, training } = props;
  const { t } = useTranslation('conversationTests');
  const [editedKey, setEditedKey] = useState((props.isNew && turns[0]?.key) || null);
  /** Somebody asked for the turn that is open, so the focus goes there. */
  const [isOpened, setOpened] = useState(false);
  const open = (key: string) => {
    setEditedKey(key);
    setOpened(true);
  };
  const reasons = useMemo(() => reasonsOf(ran), [ran]);
  return (
    <>
      <Box sx={{ height: 28, mt: 2.5 }}>
        <Box role="status" sx={{ fontSize: '0.8125rem', lineHeight: '20px', color: 'text.secondary' }}>
          {training !== null
            ? t('run.training', { percent: Math.round(training * 100) })
            : running && t('run.starting')}
        </Box>
        {training !== null && <ProgressLine value={training} label={t('run.progress')} />}
      </Box>
      <Box component="ol" aria-label={t('detail.conversation')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {turns.map((each, index) => {
          const { key, turn, result } = each;
          const isEdited = key === editedKey;
          return (
            <Box
              key={key}
              component="li"
              aria-label={t('turn.label', { number: index + 1 })}
              sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}
            >
              {isEdited ? (
                <TurnEditor
                  turn={turn}
                  languageId={languageId}
                  autoFocus={isOpened}
                  onChange={(part) => onChange(changeTurn(key, part))}
                  onDone={() => setEditedKey(null)}
                />
              ) : (
                <TestTurnView
                  turn={turn}
                  number={index + 1}
                  count={turns.length}
                  result={result}
                  running={running}
                  languageId={languageId}
                  reason={(result && reasons.get(result)) ?? null}
                  onEdit={() => open(key)}
                  onAccept={() => props.onAccept?.(key)}
                  onMove={(step) => onChange(moveTurn(key, step))}
                  onRemove={() => onChange(removeTurn(key))}
                />
              )}
            </Box>
          );
        })}
      </Box>
      {turns.length === 0 && (
        <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {t('detail.noTurns')}
        </Box>
      )}
      <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<Plus aria-hidden />}
          disabled={turns.length >= testTurnsMax}
          onClick={() => {
            const key = newGuid();
            onChange(addTurn(key));
            open(key);
          }}
          sx={{ ml: -1 }}
        >
          {t('turn.add')}
        </Button>
      </Box>
    </>
  );
}
