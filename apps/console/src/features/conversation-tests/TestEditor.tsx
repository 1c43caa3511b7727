import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ConversationTest, testTitleMax } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { CheckCheck, Play, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../app/BackLink.tsx';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useSaveKey } from '../../ui/use-save-key.ts';
import { shownState } from './arrange-tests.ts';
import { BotChoice } from './BotChoice.tsx';
import { acceptTurns } from './editor-test.ts';
import { TestSettings } from './TestSettings.tsx';
import { TestStateChip } from './TestStateChip.tsx';
import { TestTurns } from './TestTurns.tsx';
import { useDeleteTest } from './use-delete-test.ts';
import { useTestEditor } from './use-test-editor.ts';

/** A test: what is said, what is expected and what came of it, turn by turn. Ctrl/⌘ S saves. */
export function TestEditor({ loaded }: { loaded: ConversationTest }) {
  const { t } = useTranslation('conversationTests');
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const editor = useTestEditor(loaded);
  const { saved, test, change, dirty, conflict } = editor;
  const remove = useDeleteTest(() => {
    editor.leaveFreely();
    void navigate({ to: '/intent/tests' });
  });
  useSaveKey(() => void editor.save());
  const differs = test.turns.some(({ result }) => result && result.differences.length > 0);

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
            <Button
              variant="contained"
              loading={editor.saving}
              aria-keyshortcuts="Control+S Meta+S"
              onClick={() => void editor.save()}
            >
              {shell('action.save')}
            </Button>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 296px' },
          flex: 1,
          minHeight: 0,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ overflowY: { md: 'auto' }, px: { xs: 2, md: 4 }, pt: 2.5, pb: 4 }}>
          <Box sx={{ maxWidth: 880 }}>
            <NameField
              label={t('detail.name')}
              name={test.title}
              placeholder={t('detail.namePlaceholder')}
              maxLength={testTitleMax}
              problem={editor.titleProblem}
              note={null}
              readOnly={false}
              autoFocus={false}
              onChange={(title) => change((now) => ({ ...now, title }))}
            />
            <TestTurns editor={editor} />
            {differs && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<CheckCheck aria-hidden />}
                onClick={() => void editor.save(acceptTurns()(test))}
                sx={{ mt: 1.5 }}
              >
                {t('detail.acceptAll')}
              </Button>
            )}
          </Box>
        </Box>
        <TestSettings editor={editor} />
      </Box>
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
