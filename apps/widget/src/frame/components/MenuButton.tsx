import type { ChatSession } from '../chat-session.ts';
import type { SessionState } from '../session-state.ts';
import type { FrameTexts } from '../texts.ts';
import { MenuIcon } from './icons.tsx';
import { PopButton } from './PopButton.tsx';

export interface MenuProps {
  session: ChatSession;
  state: SessionState;
  texts: FrameTexts;
  /** Leaves the conversation for a new one. */
  onRestart(): void;
}

const loadMenu = async () => (await import('./Menu.tsx')).Menu;

/** Leads to what the visitor can do beside writing; nothing where there is nothing. */
export function MenuButton(props: MenuProps) {
  const { state, texts } = props;
  const { config } = state;
  if (!config) return null;
  const { menu, gdprLink, soundOnMessageReceived } = config;
  if (!menu.length && !gdprLink && !soundOnMessageReceived && !state.hasConversation) return null;
  return (
    <PopButton
      label={texts.menu}
      icon={<MenuIcon />}
      texts={texts}
      load={loadMenu}
      props={(onClose) => ({ ...props, onClose })}
    />
  );
}
