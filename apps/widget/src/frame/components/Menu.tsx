import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../adopt-styles.ts';
import { isMuted, setMuted } from '../muted.ts';
import { FrameLink } from './FrameLink.tsx';
import type { MenuProps } from './MenuButton.tsx';
import styles from './menu.css?inline';
import { VisitorAction } from './VisitorAction.tsx';

adoptStyles(styles);

const soundTexts = {
  da: { mute: 'Slå lyden fra', unmute: 'Slå lyden til' },
  en: { mute: 'Turn the sound off', unmute: 'Turn the sound on' },
};

/** The flows the staff put up front, and what can be done with the conversation. */
export function Menu({ session, state, texts, onRestart, onClose }: MenuProps & { onClose(): void }) {
  const list = useRef<HTMLUListElement>(null);
  const [muted, setMutedShown] = useState(isMuted);
  const { config, language, hasConversation } = state;
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('button, a')?.focus(), []);
  if (!config) return null;
  const sound = soundTexts[language];
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <ul ref={list} class="menu" aria-label={texts.menu} onKeyDown={(event) => moveFocus(event, list.current)}>
      {config.menu.map(({ id, displayName, intentId }) => (
        <li key={id}>
          <button
            type="button"
            onClick={then(() => session.say(displayName, { title: displayName, flowId: intentId }))}
          >
            {displayName}
          </button>
        </li>
      ))}
      {hasConversation && (
        <li class="apart">
          <button type="button" onClick={then(onRestart)}>
            {texts.restart}
          </button>
        </li>
      )}
      {hasConversation && config.sendsMail && (
        <li class="apart">
          <VisitorAction at="menu" session={session} language={language} />
        </li>
      )}
      {config.soundOnMessageReceived && (
        <li class="apart">
          <button
            type="button"
            onClick={() => {
              setMuted(!muted);
              setMutedShown(!muted);
            }}
          >
            {muted ? sound.unmute : sound.mute}
          </button>
        </li>
      )}
      {config.gdprLink && (
        <li class="apart">
          <FrameLink href={config.gdprLink}>{texts.privacy}</FrameLink>
        </li>
      )}
    </ul>
  );
}

/** Arrow keys go through the entries, around the ends. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step || !list) return;
  event.preventDefault();
  const entries = [...list.querySelectorAll<HTMLElement>('button, a')];
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  entries.at((at + step) % entries.length)?.focus();
}
