import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { ArrowUpRight, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { Problem } from '../../lib/screen/Problem.tsx';
import { NativeSelect } from '../../ui/NativeSelect.tsx';
import { useFlowParams } from '../flow-list/index.ts';
import { useTemplateList } from './use-template-list.ts';

const none = '';
const ButtonLink = createLink(Button);

interface TemplateChoiceProps {
  /** The template chosen; null for none. */
  templateId: string | null;
  /** Message key of what is wrong with the choice. */
  problem: string | undefined;
  onChoose(templateId: string | null): void;
}

/** Chooses the template whose phrases a flow learns beside its own, and shows them. */
export function TemplateChoice({ templateId, problem, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('flows');
  const { data } = useTemplateList();
  const chosen = data?.list.find(({ id }) => id === templateId);
  const options = [
    { value: none, label: t('phrases.template.none') },
    ...(data?.list ?? []).map(({ id, title }) => ({ value: id, label: title })),
  ];
  // What is chosen is shown before the list is there, and when it has gone meanwhile.
  if (templateId !== null && !chosen) {
    options.push({ value: templateId, label: data ? t('phrases.template.gone') : '…' });
  }
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0, maxWidth: 300 }}>
          <NativeSelect
            label={t('phrases.template.label')}
            value={templateId ?? none}
            options={options}
            onChange={(value) => onChoose(value === none ? null : value)}
          />
        </Box>
        {templateId === null ? (
          <ButtonLink
            to="/template/detail"
            color="inherit"
            startIcon={<Plus aria-hidden />}
            sx={{ color: 'text.secondary', minHeight: 38 }}
          >
            {t('phrases.template.new')}
          </ButtonLink>
        ) : (
          <ButtonLink
            to="/template/detail/$trainingPhraseTemplateId"
            params={{ trainingPhraseTemplateId: templateId }}
            disabled={!chosen}
            color="inherit"
            endIcon={<ArrowUpRight aria-hidden />}
            sx={{ color: 'text.secondary', minHeight: 38 }}
          >
            {t('phrases.template.open')}
          </ButtonLink>
        )}
      </Box>
      <Problem messageKey={chosen ? undefined : problem} />
      {chosen && <TemplatePhrases templateId={chosen.id} title={chosen.title} />}
    </Box>
  );
}

/** The phrases a template gives, to be read. */
function TemplatePhrases({ templateId, title }: { templateId: string; title: string }) {
  const { t } = useTranslation('flows');
  const { data } = useEndpoint(endpoints.templates.getTrainingPhraseTemplate, {
    params: { ...useFlowParams(), id: templateId },
  });
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label={t('phrases.template.phrases', { title })}
      sx={{
        height: 116,
        overflowY: 'auto',
        mt: 1,
        mb: 0,
        px: 1.5,
        py: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        listStyle: 'none',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      {data?.trainingPhraseList.map(({ question, index }) => (
        <Box component="li" key={index} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          {question}
        </Box>
      ))}
    </Box>
  );
}
