import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { FlowListItem } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import {
  CornerDownRight,
  FolderInput,
  Hand,
  LifeBuoy,
  MessagesSquare,
  SquareMousePointer,
  SquarePen,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface FlowRowMenuProps {
  flow: FlowListItem;
  anchor: HTMLElement;
  onOpen(): void;
  onFollowUp(): void;
  onMove(): void;
  onSuggestions(): void;
  onDefault(place: 'welcome' | 'fallback'): void;
  onDelete(): void;
  onClose(): void;
}

/** What can be done with one flow. */
export function FlowRowMenu(props: FlowRowMenuProps) {
  const { flow, anchor, onOpen, onFollowUp, onMove, onSuggestions, onDefault, onDelete, onClose } = props;
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const showConversations = () => void navigate({ to: '/chat/$intentId', params: { intentId: flow.id } });
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem onClick={choose(onOpen)}>
        <SquarePen aria-hidden /> {t('list.menu.edit')}
      </MenuItem>
      <MenuItem onClick={choose(onFollowUp)}>
        <CornerDownRight aria-hidden /> {t('list.menu.followUp')}
      </MenuItem>
      <MenuItem onClick={choose(onMove)}>
        <FolderInput aria-hidden /> {t('list.menu.move')}
      </MenuItem>
      <MenuItem onClick={choose(showConversations)}>
        <MessagesSquare aria-hidden /> {t('list.menu.conversations')}
      </MenuItem>
      {flow.suggestionIntentIdList.length > 0 && (
        <MenuItem onClick={choose(onSuggestions)}>
          <SquareMousePointer aria-hidden /> {t('list.menu.suggestions')}
        </MenuItem>
      )}
      <Divider />
      <MenuItem disabled={flow.isWelcome} onClick={choose(() => onDefault('welcome'))}>
        <Hand aria-hidden /> {t('list.menu.welcome')}
      </MenuItem>
      <MenuItem disabled={flow.isFallback} onClick={choose(() => onDefault('fallback'))}>
        <LifeBuoy aria-hidden /> {t('list.menu.fallback')}
      </MenuItem>
      <Divider />
      <MenuItem onClick={choose(onDelete)} sx={{ color: 'error.main' }}>
        <Trash2 aria-hidden /> {shell('action.delete')}
      </MenuItem>
    </Menu>
  );
}
