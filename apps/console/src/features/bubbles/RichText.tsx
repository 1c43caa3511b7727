import Box from '@mui/material/Box';
import { type Inline, parseRichText } from '@samtale/dialog/show';
import { ExternalLink } from './ExternalLink.tsx';
import { ValueText } from './ValueText.tsx';

const lists = { m: 0, pl: 2.5, '& + &, & + p, p + &': { mt: 1 } };

/** A formatted text of the bot as elements. */
export function RichText({ text }: { text: string }) {
  return parseRichText(text).map((block, index) => {
    const key = String(index);
    if (block.kind === 'paragraph')
      return (
        <Box key={key} component="p" sx={{ m: 0, whiteSpace: 'pre-wrap', '* + &': { mt: 1 } }}>
          <Inlines inlines={block.children} />
        </Box>
      );
    return (
      <Box
        key={key}
        component={block.ordered ? 'ol' : 'ul'}
        sx={{ ...lists, listStyleType: block.ordered ? 'decimal' : 'disc' }}
      >
        {block.items.map((item, at) => (
          <li key={String(at)}>
            <Inlines inlines={item} />
          </li>
        ))}
      </Box>
    );
  });
}

const tags = { bold: 'strong', italic: 'em', strike: 's' } as const;

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    if (typeof inline === 'string') return <ValueText key={String(index)} text={inline} />;
    const children = <Inlines inlines={inline.children} />;
    if (inline.kind === 'link')
      return (
        <ExternalLink key={String(index)} href={inline.href}>
          {children}
        </ExternalLink>
      );
    const Tag = tags[inline.kind];
    return <Tag key={String(index)}>{children}</Tag>;
  });
}
