import { type LineOfWords, readableAddress } from '@samtale/dialog/show';
import { FrameLink } from './FrameLink.tsx';
import { RichText } from './RichText.tsx';

/** Texts and links that stand in one line; mostly it is one of them. */
export function Words({ words }: { words: LineOfWords }) {
  return (
    <div class={words.length > 1 ? 'words one-line' : 'words'}>
      {words.map((message, index) =>
        message.kind === 'text' ? (
          <RichText key={String(index)} text={message.text} />
        ) : (
          <p key={String(index)} class="text">
            <FrameLink href={message.url}>{message.title || readableAddress(message.url)}</FrameLink>
          </p>
        ),
      )}
    </div>
  );
}
