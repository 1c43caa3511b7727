import { linkText } from '../link-text.ts';

/** A text as text: line breaks are kept by the style, web addresses become links, and markup stays what it says. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p class="text">
      {linkText(text).map((part, index) =>
        part.href ? (
          <a
            key={`${index}-${part.href}`}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
