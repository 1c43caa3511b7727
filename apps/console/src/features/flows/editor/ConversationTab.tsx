import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionType, type Flow } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { replaceItem } from '../../../lib/lists/change-list.ts';
import { Problem } from '../../../lib/screen/Problem.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { FlowPicker } from '../../flow-list/index.ts';
import { newAction, plainRedirect } from './actions/editor-action.ts';
import { FollowUps } from './FollowUps.tsx';
import { TargetNote } from './SuggestionEditor.tsx';
import type { FlowEditorState } from './use-flow-editor.ts';

/** Where the conversation goes after the answer: to another flow, or on to what the visitor says next. */
export function ConversationTab({ editor, saved }: { editor: FlowEditorState; saved: Flow | null }) {
  const { t } = useTranslation('flows');
  const { flow, setFlow, problems } = editor;
  const redirect = plainRedirect(flow.actions);
  const target = redirect?.redirectIntentId
    ? ({ kind: 'flow', id: redirect.redirectIntentId } as const)
    : ({ kind: 'none' } as const);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 1, maxWidth: 760 }}>
      <SettingRow
        title={t('conversation.redirect.title')}
        description={t('conversation.redirect.description')}
        checked={redirect !== undefined}
        onChange={(on) =>
          setFlow((now) => ({
            ...now,
            actions: on
              ? [...now.actions, newAction(ActionType.redirectIntent)]
              : now.actions.filter((action) => action !== redirect),
          }))
        }
      >
        {redirect && (
          <Box sx={{ mt: 1.5, maxWidth: 420 }}>
            <FlowPicker
              target={target}
              label={t('conversation.redirect.target')}
              invalid={problems.has(redirect)}
              onPick={(picked) =>
                picked.kind === 'flow' &&
                setFlow((now) => ({
                  ...now,
                  actions: replaceItem(now.actions, redirect, { ...redirect, redirectIntentId: picked.id }),
                }))
              }
            />
            <Problem messageKey={problems.get(redirect)} />
            <TargetNote target={target} />
          </Box>
        )}
      </SettingRow>
      {saved ? (
        <FollowUps parentId={saved.id} />
      ) : (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>{t('conversation.saveFirst')}</Typography>
      )}
    </Box>
  );
}
