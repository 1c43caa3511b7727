import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { flowTitleMax } from '@samtale/contract';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ResponseNameProps {
  /** Id of the tab that is named. */
  anchorId: string;
  /** Empty for one that only has its number. */
  name: string;
  /** What it is called without a name. */
  placeholder: string;
  onRename(name: string): void;
  onClose(): void;
}

/** What an alternative is called. The name counts from Enter, or from leaving the field; Escape keeps the old one. */
export function ResponseName({ anchorId, name, placeholder, onRename, onClose }: ResponseNameProps) {
  const { t } = useTranslation('flows');
  const [text, setText] = useState(name);
  const finish = () => {
    if (text.trim() !== name) onRename(text);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Popover
      open
      anchorEl={() => document.getElementById(anchorId) ?? document.body}
      onClose={finish}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('responses.rename'), sx: { mt: 0.5 } } }}
    >
      <OutlinedInput
        autoFocus
        size="small"
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        inputProps={{ 'aria-label': t('responses.title'), maxLength: flowTitleMax }}
        sx={{ m: 1, width: 240 }}
      />
    </Popover>
  );
}
