import type { WidgetConfig } from '@samtale/contract';
import type { Citation } from '@samtale/dialog';
import { adoptStyles } from '../adopt-styles.ts';
import type { ChatSession } from '../chat-session.ts';
import { sourceTexts } from './source-texts.ts';
import styles from './sources.css?inline';

adoptStyles(styles);

interface SourcesProps {
  citations: readonly Citation[];
  session: ChatSession;
  config: WidgetConfig;
}

/** That a language model wrote an answer, and what that rests on as far as the widget shows it. */
export function Sources({ citations, session, config }: SourcesProps) {
  const words = sourceTexts[config.language];
  const shown = config.showSources ? citations : [];
  return (
    <div class="sources">
      <small>
        {words.generated}
        {shown.length > 0 && ` · ${words.sources(shown.length)}`}
      </small>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ title, text, flowId }) => (
            <li key={flowId}>
              {config.showSourcesWithContent ? (
                <details>
                  <summary>{title}</summary>
                  <p>{text}</p>
                </details>
              ) : (
                <button type="button" class="source" onClick={() => session.say(title, { title, flowId })}>
                  {title}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
