import Box from '@mui/material/Box';
import type { Flow } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSimulatorOpen } from '../../../lib/simulator/simulator-panel.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { FlowFindings } from '../../checks/index.ts';
import { SimulatorDock, useSimulatorBeside } from '../../simulator/index.ts';
import { FlowConflictDialog } from '../history/FlowConflictDialog.tsx';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { ActionsTab } from './actions/ActionsTab.tsx';
import { ConversationTab } from './ConversationTab.tsx';
import { EditorFooter } from './EditorFooter.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorTabs, tabIds } from './EditorTabs.tsx';
import { type EditorFlow, flowInput, readFlow } from './editor-flow.ts';
import { type FlowProblems, hasProblem, tabsWithProblems } from './flow-problems.ts';
import { KeptEditsLine } from './KeptEditsLine.tsx';
import { useValuesOfFlow, ValuesInScope } from './parameters/values-in-scope.ts';
import { TrainingPhrases } from './phrases/TrainingPhrases.tsx';
import { BubblePreview } from './preview/BubblePreview.tsx';
import { ResponseTabs } from './responses/ResponseTabs.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { saysSomething } from './says-something.ts';
import { type FlowEditorOptions, useFlowEditor } from './use-flow-editor.ts';
import { useOpenTab } from './use-open-tab.ts';
import { useSaveKeys } from './use-save-keys.ts';

interface FlowEditorProps extends Omit<FlowEditorOptions, 'onRefused'> {
  /** As the server has it; null for a new flow. */
  saved: Flow | null;
  onClose(): void;
}

/** Title, phrases, answers and what follows, with a preview or the simulator beside them. Ctrl/⌘ S saves, Ctrl/⌘ Enter publishes. */
export function FlowEditor({ saved, onClose, ...options }: FlowEditorProps) {
  const { t } = useTranslation('flows');
  const [tab, setTab] = useOpenTab(options.base.needsPhrases ? 'phrases' : 'responses');
  const [responseIndex, setResponseIndex] = useState(0);
  const [showsHistory, setShowsHistory] = useState(false);
  const toast = useToast();
  const showProblems = (flow: EditorFlow, problems: FlowProblems) => {
    const wrong = tabsWithProblems(flow, problems);
    if (wrong[0] && !wrong.includes(tab)) setTab(wrong[0]);
    const response = flow.responses.findIndex((one) => hasProblem(one, problems));
    if (response >= 0) setResponseIndex(response);
  };
  const editor = useFlowEditor({ ...options, onRefused: showProblems });
  const { flow, problems, saving } = editor;
  const values = useValuesOfFlow(editor);
  const wrongTabs = tabsWithProblems(flow, problems);
  const shownIndex = Math.min(responseIndex, flow.responses.length - 1);

  const isTrying = useSimulatorOpen();
  const isBeside = useSimulatorBeside();
  useSaveKeys(editor.save);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <EditorHeader editor={editor} saved={saved} onHistory={() => setShowsHistory(true)} onClose={onClose} />
      <KeptEditsLine kept={editor.kept} />
      <ValuesInScope value={values}>
        <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
          <Box inert={saving !== null} sx={{ display: 'flex', flex: 1, minWidth: 0, minHeight: 0 }}>
            <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
              <EditorTabs flow={flow} tab={tab} onTab={setTab} wrongTabs={wrongTabs} />
              {saved && (
                <FlowFindings
                  intentId={saved.id}
                  values={values.map(({ name }) => name)}
                  isAnswered={saysSomething(flow)}
                />
              )}
              <Box
                role="tabpanel"
                id={tabIds.panel}
                aria-labelledby={tabIds.tab(tab)}
                sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, overflowY: 'auto' }}
              >
                {tab === 'phrases' && <TrainingPhrases editor={editor} />}
                {tab === 'responses' && (
                  <ResponseTabs
                    editor={editor}
                    index={shownIndex}
                    onIndex={setResponseIndex}
                    onAsked={() => setTab('phrases')}
                  />
                )}
                {tab === 'conversation' && <ConversationTab editor={editor} saved={saved} />}
                {tab === 'settings' && <SettingsTab editor={editor} />}
                {tab === 'actions' && <ActionsTab editor={editor} />}
              </Box>
            </Box>
            {!(isTrying && isBeside) && <BubblePreview editor={editor} index={shownIndex} />}
          </Box>
          {isTrying && (
            <SimulatorDock flow={saved && { id: saved.id, title: saved.title, isUnsaved: editor.dirty }} />
          )}
        </Box>
      </ValuesInScope>
      <EditorFooter editor={editor} />
      {editor.conflict.theirs && (
        <FlowConflictDialog
          base={options.flow}
          mine={flow}
          theirs={editor.conflict.theirs}
          onStay={editor.conflict.stay}
          onReload={editor.conflict.reload}
          onSave={(merged) => void editor.conflict.saveMerged(merged)}
        />
      )}
      {showsHistory && saved && (
        <HistoryDialog
          intentId={saved.id}
          current={flowInput(editor.base, flow, false)}
          onClose={() => setShowsHistory(false)}
          onRestore={(content, version) => {
            editor.setFlow((now) => ({ ...readFlow({ ...saved, ...content }), disabled: now.disabled }));
            setShowsHistory(false);
            toast.info(t('history.restored', { version }));
          }}
        />
      )}
    </Box>
  );
}
