import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TemplateChoice } from '../../templates/TemplateChoice.tsx';
import { PhraseList } from './PhraseList.tsx';
import type { FlowEditorState } from './use-flow-editor.ts';

/** What people say to get to the flow: its own phrases, and those of a template. */
export function TrainingPhrases({ editor }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  const { flow, setFlow, entry, setEntry, problems, base } = editor;
  const needed = base.needsPhrases && flow.templateId === null;
  return (
    <>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>
        <TemplateChoice
          templateId={flow.templateId}
          problem={problems.get('template')}
          onChoose={(templateId) => setFlow((now) => ({ ...now, templateId }))}
        />
      </Box>
      <PhraseList
        phrases={flow.phrases}
        onChange={(change) => setFlow((now) => ({ ...now, phrases: change(now.phrases) }))}
        entry={entry}
        onEntry={setEntry}
        problemOf={(place) => (place === flow.phrases && !needed ? undefined : problems.get(place))}
        emptyText={t(
          flow.templateId !== null
            ? 'phrases.template.enough'
            : base.needsPhrases
              ? 'phrases.empty'
              : 'phrases.notNeeded',
        )}
      />
    </>
  );
}
