import { type Inline, parseRichText } from '@samtale/dialog/show';
import { FrameLink } from './FrameLink.tsx';

/** A formatted text of the bot as elements. */
export function RichText({ text }: { text: string }) {
  return (
    <>
      {parseRichText(text).map((block, index) => {
        const key = String(index);
        if (block.kind === 'paragraph')
          return (
            <p key={key} class="text">
              <Inlines inlines={block.children} />
            </p>
          );
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={key} class="text">
            {block.items.map((item, at) => (
              <li key={String(at)}>
                <Inlines inlines={item} />
              </li>
            ))}
          </List>
        );
      })}
    </>
  );
}

const tags = { bold: 'strong', italic: 'em', strike: 's' } as const;

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return (
    <>
      {inlines.map((inline, index) => {
        if (typeof inline === 'string') return inline;
        const children = <Inlines inlines={inline.children} />;
        if (inline.kind === 'link')
          return (
            <FrameLink key={String(index)} href={inline.href}>
              {children}
            </FrameLink>
          );
        const Tag = tags[inline.kind];
        return <Tag key={String(index)}>{children}</Tag>;
      })}
    </>
  );
}
