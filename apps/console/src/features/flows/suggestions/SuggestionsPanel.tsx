import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FlowListItem } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { FlowSuggestion } from './flow-suggestions.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** The buttons of a flow: what they say and where they lead, changed without opening the flow. */
export default function SuggestionsPanel({ flow, onClose }: { flow: FlowListItem; onClose(): void }) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const confirm = useConfirm();
  const suggestions = useSuggestions(flow, onClose);
  const { groups, isBusy } = suggestions;

  // The browser's own ways out are guarded too.
  useUnsavedGuard(suggestions.isChanged, t('suggestions.lost'));
  const close = async () => {
    const leave =
      !suggestions.isChanged ||
      (await confirm({
        title: t('editor.unsaved.title'),
        description: t('suggestions.lost'),
        confirmLabel: t('editor.unsaved.leave'),
        cancelLabel: t('editor.unsaved.stay'),
        destructive: true,
      }));
    if (leave) onClose();
  };
  const remove = async (suggestion: FlowSuggestion) => {
    const confirmed = await confirm({
      title: t('suggestions.delete.title', { text: suggestion.displayText }),
      description: t('suggestions.delete.description'),
      confirmLabel: shell('action.delete'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (confirmed) suggestions.remove(suggestion);
  };

  return (
    <SidePanel
      open
      onClose={() => void close()}
      title={t('suggestions.title', { title: flow.title })}
      closeLabel={shell('action.close')}
      width={560}
      footer={
        <>
          <Button color="inherit" onClick={() => void close()}>
            {shell('action.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={!suggestions.isChanged || !suggestions.isWhole || isBusy}
            onClick={suggestions.save}
          >
            {t('editor.saveDraft')}
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('suggestions.about')}
      </Typography>
      {suggestions.error && <LoadFailed error={suggestions.error} onRetry={suggestions.retry} />}
      {!groups && !suggestions.error && <SkeletonRows label={t('editor.loading')} count={3} />}
      {groups?.length === 0 && <Typography>{t('suggestions.none')}</Typography>}
      {groups?.map((group) => (
        <Box component="section" key={group.bubbleId} sx={{ mb: 3 }}>
          {group.said && (
            <Typography noWrap component="h3" sx={{ mb: 1, fontSize: '0.8125rem', fontWeight: 550 }}>
              {t('quoted', { title: group.said })}
            </Typography>
          )}
          {group.suggestions.map((saved) => (
            <SuggestionRow
              key={saved.messageId}
              suggestion={suggestions.now(saved)}
              isBusy={isBusy}
              onChange={suggestions.change}
              onDelete={() => void remove(saved)}
            />
          ))}
        </Box>
      ))}
    </SidePanel>
  );
}
