import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type Flow, flowTitleMax } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { CornerDownRight, History, MessagesSquare, X } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../lib/screen/Problem.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { pageTitle, setPageTitle } from '../../../ui/page-title.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { flowStatus, toneOfStatus, useFlowList } from '../../flow-list/index.ts';
import { SimulatorButton } from '../../simulator/index.ts';
import { UndoButtons } from './UndoButtons.tsx';
import type { FlowEditorState } from './use-flow-editor.ts';

interface EditorHeaderProps {
  editor: FlowEditorState;
  saved: Flow | null;
  onHistory(): void;
  onClose(): void;
}

/** The flow's title, which is edited where it stands, its state and the way out. */
export function EditorHeader({
  editor: { base, flow, setFlow, undo, redo, problems, dirty },
  saved,
  onHistory,
  onClose,
}: EditorHeaderProps) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const { data } = useFlowList();
  const navigate = useNavigate();
  const problemId = useId();
  const parent = data?.list.find(({ id }) => id === base.followUpParentId);
  const problem = flow.title.trim() ? undefined : problems.get('title');
  const status = saved ? flowStatus(saved) : 'draft';
  const name = flow.title.trim() || t('editor.newTitle');
  useEffect(() => {
    const before = pageTitle();
    setPageTitle(name);
    return () => setPageTitle(before);
  }, [name]);

  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        pt: 2,
        pb: 1,
        pl: { xs: 2, sm: 3 },
        pr: 1.5,
        flexShrink: 0,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {parent && (
          <Typography
            variant="caption"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
          >
            <CornerDownRight size={13} aria-hidden /> {t('editor.followUpOf', { title: parent.title })}
          </Typography>
        )}
        <InputBase
          fullWidth
          autoFocus={saved === null}
          value={flow.title}
          placeholder={t('editor.titlePlaceholder')}
          onChange={({ target }) => setFlow((now) => ({ ...now, title: target.value }))}
          inputProps={{
            'aria-label': t('editor.title'),
            'aria-invalid': problem !== undefined,
            'aria-describedby': problem && problemId,
            maxLength: flowTitleMax,
          }}
          sx={{
            mx: -1,
            fontSize: '1.25rem',
            fontWeight: 600,
            letterSpacing: '-0.016em',
            '& input': {
              px: 1,
              py: 0.5,
              height: 28,
              borderRadius: 1,
              textOverflow: 'ellipsis',
              transition: 'background-color 120ms',
              '&:hover': { bgcolor: 'action.hover' },
              '&:focus': { bgcolor: 'action.hover', outline: 'none' },
              '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -2 },
            },
          }}
        />
        <Problem messageKey={problem} id={problemId} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 0.75 }}>
          {dirty && <StatusChip tone="neutral">{t('editor.unsaved.mark')}</StatusChip>}
          <StatusChip tone={toneOfStatus[status]}>{t(`status.${status}`)}</StatusChip>
          {saved?.isWelcome && <StatusChip tone="info">{t('mark.welcome')}</StatusChip>}
          {saved?.isFallback && <StatusChip tone="info">{t('mark.fallback')}</StatusChip>}
        </Box>
        <UndoButtons undo={undo} redo={redo} />
        <SimulatorButton />
        {saved?.isPublished && (
          <Hint text={t('list.menu.conversations')}>
            <IconButton
              aria-label={t('list.menu.conversations')}
              onClick={() => void navigate({ to: '/chat/$intentId', params: { intentId: saved.id } })}
            >
              <MessagesSquare aria-hidden />
            </IconButton>
          </Hint>
        )}
        {saved?.isPublished && (
          <Hint text={t('history.open')}>
            <IconButton aria-label={t('history.open')} onClick={onHistory}>
              <History aria-hidden />
            </IconButton>
          </Hint>
        )}
        <IconButton aria-label={shell('action.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
