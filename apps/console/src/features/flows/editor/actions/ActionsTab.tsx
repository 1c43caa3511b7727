import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { moveItem, replaceItem } from '../../../../lib/lists/change-list.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { ActionCard } from './ActionCard.tsx';
import { AddActionMenu } from './AddActionMenu.tsx';
import { EditedActions } from './edited-actions.ts';
import { type EditorAction, newAction } from './editor-action.ts';

/** What the bot does beside answering, in order, and when. */
export function ActionsTab({ editor }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  const { flow, setFlow, problems } = editor;
  const { actions } = flow;
  const { data } = useEndpoint(endpoints.actions.getAllActions);
  const missing = new Set((data?.list ?? []).flatMap(({ type, isSetUp }) => (isSetUp ? [] : [type])));
  const change = (next: (now: readonly EditorAction[]) => readonly EditorAction[]) =>
    setFlow((now) => ({ ...now, actions: next(now.actions) }));
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 2.5, maxWidth: 760 }}>
      {actions.length === 0 && (
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('actions.empty')}</Typography>
      )}
      <EditedActions value={actions}>
        <Box component="ol" aria-label={t('editor.tab.actions')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {actions.map((action, index) => (
            <ActionCard
              key={action.id}
              action={action}
              parameters={flow.parameters}
              problem={problems.get(action)}
              isSetUp={!missing.has(action.type)}
              isFirst={index === 0}
              isLast={index === actions.length - 1}
              onChange={(next) => change((now) => replaceItem(now, action, next))}
              onMove={(step) => change((now) => moveItem(now, index, step))}
              onRemove={() => change((now) => now.filter((one) => one !== action))}
            />
          ))}
        </Box>
      </EditedActions>
      <AddActionMenu onAdd={(type) => change((now) => [...now, newAction(type)])} />
    </Box>
  );
}
