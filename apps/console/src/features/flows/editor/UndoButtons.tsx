import IconButton from '@mui/material/IconButton';
import { Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint.tsx';
import type { FlowEditorState } from './use-flow-editor.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Takes the last change of the flow back, and makes it again. There once anything was changed. */
export function UndoButtons({ undo, redo }: Pick<FlowEditorState, 'undo' | 'redo'>) {
  const { t } = useTranslation('flows');
  if (!undo && !redo) return null;
  return (
    <>
      <Hint text={isApple ? '⌘Z' : 'Ctrl+Z'}>
        <span>
          <IconButton aria-label={t('editor.undo')} disabled={!undo} onClick={() => undo?.()}>
            <Undo2 aria-hidden />
          </IconButton>
        </span>
      </Hint>
      <Hint text={isApple ? '⇧⌘Z' : 'Ctrl+Shift+Z'}>
        <span>
          <IconButton aria-label={t('editor.redo')} disabled={!redo} onClick={() => redo?.()}>
            <Redo2 aria-hidden />
          </IconButton>
        </span>
      </Hint>
    </>
  );
}
