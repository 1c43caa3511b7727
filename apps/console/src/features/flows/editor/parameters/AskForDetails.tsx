import Button from '@mui/material/Button';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { AskDialog } from './AskDialog.tsx';
import { takesValues, withAsked } from './parameter-changes.ts';

interface AskForDetailsProps {
  editor: FlowEditorState;
  /** One more parameter is there, under this name. */
  onAdded?(name: string): void;
}

/** Has the bot ask for something after every phrase; nothing where no phrase takes values. */
export function AskForDetails({ editor: { flow, setFlow }, onAdded }: AskForDetailsProps) {
  const { t } = useTranslation('flows');
  const [isOpen, setOpen] = useState(false);
  if (!flow.phrases.some(takesValues)) return null;
  const add = (parameter: EditorParameter) => {
    setOpen(false);
    setFlow((now) => withAsked(now, parameter));
    onAdded?.(parameter.name);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<MessageCircleQuestionMark aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0 }}
      >
        {t('parameters.askForDetails')}
      </Button>
      {isOpen && (
        <AskDialog parameter={null} others={flow.parameters} onAsk={add} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
