import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronRight, Link2 } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast/toast.tsx';
import { markWords } from './find-answers.ts';
import type { HelpBlock, HelpQuestion } from './help-content.ts';

interface HelpAnswerProps {
  question: HelpQuestion;
  words: readonly string[];
  /** The address leads to it. */
  isLinked: boolean;
}

/** One question, which opens to its answer: the browser's own disclosure. */
export function HelpAnswer({ question: { id, question, answer }, words, isLinked }: HelpAnswerProps) {
  const { t } = useTranslation('help');
  const toast = useToast();
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isLinked);
  useEffect(() => {
    if (!isLinked) return;
    setOpen(true);
    element.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  const copyLink = async () => {
    await navigator.clipboard.writeText(new URL(`/faq#${id}`, window.location.href).href);
    toast.success(t('linked'));
  };
  return (
    <Box
      component="details"
      ref={element}
      id={id}
      open={isOpen || words.length > 0}
      onToggle={({ currentTarget }) => {
        if (words.length === 0) setOpen(currentTarget.open);
      }}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        '& summary': {
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          py: 1.5,
          cursor: 'pointer',
          listStyle: 'none',
          fontWeight: 550,
          borderRadius: 1,
          '&::-webkit-details-marker': { display: 'none' },
          '&:hover': { color: 'primary.main' },
          '& svg': { flexShrink: 0, transition: 'rotate 120ms', color: 'var(--mui-palette-text-secondary)' },
        },
        '&[open] > summary > svg': { rotate: '90deg' },
        '& mark': { px: '1px', borderRadius: '3px', color: 'inherit', bgcolor: 'tint.warning' },
      }}
    >
      <summary>
        <ChevronRight size={16} aria-hidden />
        <span>
          <Marked text={question} words={words} />
        </span>
      </summary>
      <Box sx={{ display: 'flex', gap: 1, pl: 3.5, pb: 2 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            maxWidth: 640,
            lineHeight: 1.6,
            '& p': { m: 0 },
            '& p + *, & ol + *, & pre + *': { mt: 1.25 },
            '& ol': { my: 0, pl: 2.5 },
            '& li + li': { mt: 0.5 },
          }}
        >
          {answer.map((block) => (
            <Block key={JSON.stringify(block)} block={block} words={words} />
          ))}
        </Box>
        <IconButton
          size="small"
          aria-label={t('link')}
          title={t('link')}
          onClick={() => void copyLink().catch(toast.failure)}
          sx={{ alignSelf: 'flex-start', color: 'text.secondary' }}
        >
          <Link2 aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}

function Block({ block, words }: { block: HelpBlock; words: readonly string[] }) {
  if (typeof block === 'string')
    return (
      <p>
        <Marked text={block} words={words} />
      </p>
    );
  if ('steps' in block)
    return (
      <ol>
        {block.steps.map((step) => (
          <li key={step}>
            <Marked text={step} words={words} />
          </li>
        ))}
      </ol>
    );
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        overflowX: 'auto',
        borderRadius: 1,
        fontSize: '0.8125rem',
        bgcolor: 'tint.neutral',
      }}
    >
      <code>{block.code}</code>
    </Box>
  );
}

/** A text in which the words that were searched for stand out. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const pieces = markWords(text, words).map((piece, index) => ({ piece, place: `${index}` }));
  return pieces.map(({ piece, place }, index) =>
    index % 2 === 1 ? <mark key={place}>{piece}</mark> : <Fragment key={place}>{piece}</Fragment>,
  );
}
