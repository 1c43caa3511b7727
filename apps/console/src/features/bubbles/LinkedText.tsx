import { linkText } from '@samtale/dialog/show';
import { ExternalLink } from './ExternalLink.tsx';

/** What a person wrote, with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return linkText(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      words
    ) : (
      <ExternalLink key={String(index)} href={href}>
        {words}
      </ExternalLink>
    ),
  );
}
