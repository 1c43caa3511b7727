import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { keysHint } from '../../../../ui/keys-hint.ts';
import { TemplateChoice } from '../../../template-list/index.ts';
import { AskForDetails } from '../parameters/AskForDetails.tsx';
import { ParameterPanel } from '../parameters/ParameterPanel.tsx';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { PhraseList } from './PhraseList.tsx';
import { usePhraseClashes } from './use-phrase-clashes.ts';
import { usePhraseMarking } from './use-phrase-marking.ts';

/** What people say to get to the flow: its own phrases with the values they say, and those of a template. */
export function TrainingPhrases({ editor }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  const { flow, setFlow, entry, setEntry, problems, base } = editor;
  const { marking, counts } = usePhraseMarking(editor);
  const clashOf = usePhraseClashes(editor);
  const needed = base.needsPhrases && flow.templateId === null;
  const attention = useMemo(() => {
    for (const place of problems.keys()) if (typeof place === 'object' && 'marks' in place) return place;
    return undefined;
  }, [problems]);
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
        marking={marking}
        clashOf={clashOf}
        attention={attention}
      >
        {flow.parameters.length > 0 ? (
          <ParameterPanel editor={editor} marking={marking} counts={counts} />
        ) : (
          flow.phrases.length > 0 && (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: 2,
                mt: 1,
              }}
            >
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('phrases.mark.hint')}{' '}
                <Box component="span" sx={keysHint}>
                  {t('phrases.mark.keys')}
                </Box>
              </Typography>
              <AskForDetails editor={editor} />
            </Box>
          )
        )}
      </PhraseList>
    </>
  );
}
