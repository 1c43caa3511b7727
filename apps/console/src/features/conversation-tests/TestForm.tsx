import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type TestResult, testTitleMax } from '@samtale/contract';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorColumns } from '../../ui/EditorColumns.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import type { EditorTest, TestChange } from './editor-test.ts';
import { TestSettings } from './TestSettings.tsx';
import { TestTurns } from './TestTurns.tsx';

interface TestFormProps {
  test: EditorTest;
  onChange(change: TestChange): void;
  languageId: string;
  titleProblem: string | undefined;
  /** It has never been saved. */
  isNew?: boolean;
  /** Where the language can be chosen. */
  language?: ReactNode;
  /** How it went last, as it is saved; null when that is not known. */
  result?: TestResult | null;
  running?: boolean;
  /** How far the training is that a run waits for, 0..1. */
  training?: number | null;
  /** What came of a turn is right; of all turns without a key. */
  onAccept?(key?: string): void;
}

/** What a test consists of: its name, the conversation turn by turn, and beside them what it asks for. */
export function TestForm(props: TestFormProps) {
  const { test, onChange, languageId, isNew = false, result = null, onAccept } = props;
  const { t } = useTranslation('conversationTests');
  const differs = test.turns.some((turn) => turn.result && turn.result.differences.length > 0);
  return (
    <EditorColumns sideWidth={296}>
      <Box sx={{ overflowY: { md: 'auto' }, px: { xs: 2, md: 4 }, pt: 2.5, pb: 4 }}>
        <Box sx={{ maxWidth: 880 }}>
          <LabelledInput
            announced
            label={t('detail.name')}
            value={test.title}
            placeholder={t('detail.namePlaceholder')}
            maxLength={testTitleMax}
            error={props.titleProblem}
            autoFocus={isNew}
            onChange={({ target }) => onChange((now) => ({ ...now, title: target.value }))}
          />
          {props.language && <Box sx={{ mt: 2 }}>{props.language}</Box>}
          <TestTurns
            turns={test.turns}
            onChange={onChange}
            languageId={languageId}
            isNew={isNew}
            result={result}
            running={props.running ?? false}
            training={props.training ?? null}
            onAccept={onAccept}
          />
          {differs && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<CheckCheck aria-hidden />}
              onClick={() => onAccept?.()}
              sx={{ mt: 1.5 }}
            >
              {t('detail.acceptAll')}
            </Button>
          )}
        </Box>
      </Box>
      <TestSettings test={test} onChange={onChange} result={result} />
    </EditorColumns>
  );
}
