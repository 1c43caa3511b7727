import Button from '@mui/material/Button';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { takesValues, withAsked } from './parameter-changes.ts';

interface AskForDetailsProps {
  editor: FlowEditorState;
  /** One more parameter is there, under this name; what the bot asks is still to be written. */
  onAdded?(name: string): void;
}

/** Has the bot ask for something after every phrase; nothing where no phrase takes values. */
export function AskForDetails({ editor: { flow, setFlow }, onAdded }: AskForDetailsProps) {
  const { t } = useTranslation('flows');
  if (!flow.phrases.some(takesValues)) return null;
  const add = () => {
    const next = withAsked(flow, t('parameters.newName'));
    setFlow(next);
    onAdded?.(next.parameters.at(-1)?.name ?? '');
  };
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<MessageCircleQuestionMark aria-hidden />}
      onClick={add}
      sx={{ flexShrink: 0 }}
    >
      {t('parameters.askForDetails')}
    </Button>
  );
}
