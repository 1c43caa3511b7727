import Box from '@mui/material/Box';
import { languages } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../ui/Flag.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import type { AgentEditorState } from './use-agent-editor.ts';

interface AgentLanguagesProps {
  editor: AgentEditorState;
  readOnly: boolean;
}

/** The languages the agent speaks. One with flows stays: nothing is lost by a switch. */
export function AgentLanguages({ editor, readOnly }: AgentLanguagesProps) {
  const { t } = useTranslation('agents');
  const { t: shell } = useTranslation();
  const { profile, agent } = editor;
  const id = useId();
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
        const toggleId = `${id}-${language.languageCodeShort}`;
        return (
          <Box
            key={language.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 48,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Flag country={language.countryCode} width={22} />
            <Box component="label" htmlFor={toggleId} sx={{ flex: 1 }}>
              {shell(`language.${language.languageCodeShort}`)}
            </Box>
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {flows > 0 ? t('field.flows', { count: flows }) : t('field.noFlows')}
            </Box>
            <Toggle
              id={toggleId}
              checked={speaks}
              disabled={readOnly || stays || isFull}
              onChange={(on) =>
                editor.change({
                  languageList: on
                    ? [...agent.languageList, language.id]
                    : agent.languageList.filter((one) => one !== language.id),
                })
              }
            />
          </Box>
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
