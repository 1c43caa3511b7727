import type { WidgetConfig } from '@samtale/contract';
import type { Citation, Generated } from '@samtale/dialog';
import { adoptStyles } from '../adopt-styles.ts';
import type { ChatSession } from '../chat-session.ts';
import { sourceTexts } from './source-texts.ts';
import styles from './sources.css?inline';

adoptStyles(styles);

interface SourcesProps {
  generated: Generated;
  session: ChatSession;
  config: WidgetConfig;
}

/** That a language model wrote an answer, or where it is quoted from, and what it rests on as far as the widget shows it. */
export function Sources({ generated: { citations, isQuote }, session, config }: SourcesProps) {
  const words = sourceTexts[config.language];
  const shown = config.showSources ? citations : [];
  const head = headOf(words, isQuote === true, shown.length);
  if (!head) return null;
  return (
    <div class="sources">
      <small>{head}</small>
      {shown.length > 0 && (
        <ul>
          {shown.map((citation, place) => (
            <li key={String(place)}>
              {config.showSourcesWithContent && citation.text ? (
                <details>
                  <summary>{citation.title}</summary>
                  <p>{citation.text}</p>
                  {addressOf(citation) && <PageLink citation={citation} title={words.open} />}
                </details>
              ) : (
                <CitedTitle citation={citation} session={session} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function headOf(
  words: (typeof sourceTexts)[keyof typeof sourceTexts],
  isQuote: boolean,
  shown: number,
): string {
  if (isQuote) return shown ? words.quoted : '';
  return shown ? `${words.generated} · ${words.sources(shown)}` : words.generated;
}

/** What leads to a source: its page, or the flow that says it. */
function CitedTitle({ citation, session }: { citation: Citation; session: ChatSession }) {
  const { title, flowId } = citation;
  if (flowId)
    return (
      <button type="button" class="source" onClick={() => session.say(title, { title, flowId })}>
        {title}
      </button>
    );
  return addressOf(citation) ? <PageLink citation={citation} title={title} /> : <span>{title}</span>;
}

const PageLink = ({ citation, title }: { citation: Citation; title: string }) => (
  <a class="source" href={addressOf(citation)} target="_blank" rel="noopener noreferrer">
    {title}
  </a>
);

/** Where a page can be opened; undefined of what was uploaded. */
const addressOf = ({ page }: Citation): string | undefined =>
  page && /^https?:\/\//.test(page.url) ? page.url : undefined;
