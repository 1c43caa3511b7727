import { useMemo } from 'preact/hooks';
import { adoptStyles } from '../adopt-styles.ts';
import { previewWelcome } from '../conversation-log.ts';
import type { LayoutProps } from './Chat.tsx';
import { CloseIcon } from './icons.tsx';
import { LogEntry } from './LogEntry.tsx';
import styles from './welcome-preview.css?inline';

adoptStyles(styles);

const texts = { da: 'Åbn chatten', en: 'Open the chat' };

/** The welcome alone, in a panel that is too small for more; touching it leads to the chat. */
export function WelcomePreview({ session, state, texts: frameTexts }: LayoutProps) {
  const { config, language } = state;
  const entries = useMemo(() => previewWelcome(config?.welcome ?? []).entries, [config]);
  if (!config) return null;
  return (
    <div class="welcome">
      <div class="welcome-words">
        {entries.map((entry) => (
          <LogEntry key={entry.key} entry={entry} texts={frameTexts} logo={config.logoUrl} />
        ))}
      </div>
      <button
        type="button"
        class="expand"
        aria-label={`${texts[language]}: ${config.name}`}
        onClick={() => session.expand()}
      />
      <button
        type="button"
        class="icon welcome-close"
        aria-label={frameTexts.close}
        onClick={() => session.close()}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
