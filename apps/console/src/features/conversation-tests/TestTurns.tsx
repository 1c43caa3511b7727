import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { testTurnsMax } from '@samtale/contract';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { newGuid } from '../flows/editor/new-guid.ts';
import { acceptTurns, addTurn, changeTurn, moveTurn, removeTurn } from './editor-test.ts';
import { reasonsOf } from './reasons-of.ts';
import { TestTurnView } from './TestTurnView.tsx';
import { TurnEditor } from './TurnEditor.tsx';
import type { TestEditorState } from './use-test-editor.ts';

/** The conversation of a test, turn by turn; one of them at a time can be edited. */
export function TestTurns({ editor }: { editor: TestEditorState }) {
  const { t } = useTranslation('conversationTests');
  const { test, change, saved, running, training } = editor;
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const reasons = useMemo(() => reasonsOf(saved.result), [saved.result]);
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
        {test.turns.map((each, index) => {
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
                  languageId={saved.languageId}
                  onChange={(part) => change(changeTurn(key, part))}
                  onDone={() => setEditedKey(null)}
                />
              ) : (
                <TestTurnView
                  turn={turn}
                  number={index + 1}
                  count={test.turns.length}
                  result={result}
                  running={running}
                  languageId={saved.languageId}
                  reason={(result && reasons.get(result)) ?? null}
                  onEdit={() => setEditedKey(key)}
                  onAccept={() => void editor.save(acceptTurns(key)(test))}
                  onMove={(step) => change(moveTurn(key, step))}
                  onRemove={() => change(removeTurn(key))}
                />
              )}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<Plus aria-hidden />}
          disabled={test.turns.length >= testTurnsMax}
          onClick={() => {
            const key = newGuid();
            change(addTurn(key));
            setEditedKey(key);
          }}
          sx={{ ml: -1 }}
        >
          {t('turn.add')}
        </Button>
      </Box>
    </>
  );
}
