import { linkText } from '@samtale/dialog/show';
import { FrameLink } from './FrameLink.tsx';

/** A text as text: line breaks are kept by the style, web addresses become links, and markup stays what it says. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p class="text">
      {linkText(text).map((part, index) =>
        part.href ? (
          <FrameLink key={`${index}-${part.href}`} href={part.href}>
            {part.text}
          </FrameLink>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
