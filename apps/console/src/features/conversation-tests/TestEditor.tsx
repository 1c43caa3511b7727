import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ConversationTest } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { Play, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { shownState } from './arrange-tests.ts';
import { BotChoice } from './BotChoice.tsx';
import { acceptTurns } from './editor-test.ts';
import { TestForm } from './TestForm.tsx';
import { TestStateChip } from './TestStateChip.tsx';
import { useDeleteTest } from './use-delete-test.ts';
import { useTestEditor } from './use-test-editor.ts';

/** A test: what is said, what is expected and what came of it, turn by turn. Ctrl/⌘ S saves. */
export function TestEditor({ loaded }: { loaded: ConversationTest }) {
  const { t } = useTranslation('conversationTests');
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const editor = useTestEditor(loaded);
  const { saved, values: test, dirty, conflict } = editor;
  const remove = useDeleteTest(() => {
    editor.leaveFreely();
    void navigate({ to: '/intent/tests' });
  });

  return (
    <>
      <PageHeader
        title={saved.title}
        back={<BackLink to="/intent/tests">{t('title')}</BackLink>}
        status={
          dirty ? (
            <StatusChip tone="neutral">{t('detail.notSaved')}</StatusChip>
          ) : (
            <TestStateChip state={shownState(saved)} />
          )
        }
        actions={
          <>
            <Hint text={shell('action.delete')} align="end">
              <IconButton aria-label={shell('action.delete')} onClick={() => void remove(saved)}>
                <Trash2 aria-hidden />
              </IconButton>
            </Hint>
            <BotChoice bot={editor.bot} disabled={editor.running} onChange={editor.setBot} />
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Play aria-hidden />}
              loading={editor.running}
              loadingPosition="start"
              onClick={() => void editor.run()}
            >
              {t('run.one')}
            </Button>
            <SaveButton
              label={shell('action.save')}
              saving={editor.saving}
              onSave={() => void editor.save()}
            />
          </>
        }
      />
      <TestForm
        test={test}
        onChange={editor.set}
        languageId={saved.languageId}
        titleProblem={editor.problemOf('title')}
        result={saved.result}
        running={editor.running}
        training={editor.training}
        onAccept={(key) => void editor.saveAs(acceptTurns(key)(test))}
      />
      <ConflictDialog
        conflict={conflict}
        texts={{
          title: t('conversationTest.refused.changedByOther'),
          description: t('conflict.description'),
          stay: t('conflict.stay'),
          overwrite: t('conflict.overwrite'),
          reload: t('conflict.reload'),
        }}
      />
    </>
  );
}
