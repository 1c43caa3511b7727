import { linkText } from '@samtale/dialog/show';
import { OutwardLink } from './OutwardLink.tsx';

/** What a person wrote, with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return linkText(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      words
    ) : (
      <OutwardLink key={String(index)} href={href}>
        {words}
      </OutwardLink>
    ),
  );
}
