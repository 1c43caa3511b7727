import type { OutboxItem } from '../outbox.ts';
import type { FrameTexts } from '../texts.ts';
import { LinkedText } from './LinkedText.tsx';
import { SentFiles } from './SentFiles.tsx';

interface UnsentEntryProps {
  item: OutboxItem;
  texts: FrameTexts;
  onRetry(): void;
}

/** Something the visitor said that the log does not hold yet. */
export function UnsentEntry({ item, texts, onRetry }: UnsentEntryProps) {
  return (
    <div class={`entry visitor ${item.state}`}>
      <span class="unseen">{texts.you}</span>
      {item.text && <LinkedText text={item.text} />}
      {item.files?.length ? <SentFiles files={item.files} texts={texts} /> : null}
      {item.state === 'waiting' && <span class="state">{texts.sending}</span>}
      {item.state === 'failed' && (
        <span class="state">
          {texts.failed}{' '}
          <button type="button" class="retry" onClick={onRetry}>
            {texts.retry}
          </button>
        </span>
      )}
    </div>
  );
}
