import Box from '@mui/material/Box';
import { languages } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { LanguageRow } from '../languages/index.ts';
import type { AgentEditorState } from './use-agent-editor.ts';

interface AgentLanguagesProps {
  editor: AgentEditorState;
  readOnly: boolean;
}

/** The languages the agent speaks. One with flows stays: nothing is lost by a switch. */
export function AgentLanguages({ editor, readOnly }: AgentLanguagesProps) {
  const { t } = useTranslation('agents');
  const { profile, agent } = editor;
  const problem = editor.problemOf('languageList');
  const most = profile.maxLanguageCount;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {languages.map((language) => {
        const speaks = agent.languageList.includes(language.id);
        const flows =
          profile.flowsOfLanguages.find(({ languageId }) => languageId === language.id)?.count ?? 0;
        const isStored = profile.languageList.some((one) => one.id === language.id);
        const stays = speaks && ((isStored && flows > 0) || agent.languageList.length === 1);
        const isFull = !speaks && most !== null && agent.languageList.length >= most;
        return (
          <LanguageRow
            key={language.id}
            language={language}
            isSpoken={speaks}
            disabled={readOnly || stays || isFull}
            note={flows > 0 ? t('field.flows', { count: flows }) : t('field.noFlows')}
            onChange={(on) =>
              editor.change({
                languageList: on
                  ? [...agent.languageList, language.id]
                  : agent.languageList.filter((one) => one !== language.id),
              })
            }
          />
        );
      })}
      {problem && (
        <Box role="alert" sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
