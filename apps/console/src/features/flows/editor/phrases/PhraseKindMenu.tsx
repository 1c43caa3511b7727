import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { keywordPhrasesMax, TrainingPhraseType } from '@samtale/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type EditorPhrase, newEntitiesPhrase, newKeywordPhrase } from './editor-phrase.ts';
import { phraseKindIcons } from './phrase-kind-icons.ts';

interface PhraseKindMenuProps {
  keywordPhrases: number;
  onAdd(phrase: EditorPhrase): void;
}

/** Adds a phrase that is not a question: of keywords, or of values. */
export function PhraseKindMenu({ keywordPhrases, onAdd }: PhraseKindMenuProps) {
  const { t } = useTranslation('flows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { keywords, entities } = TrainingPhraseType;
  const choices = [
    {
      kind: keywords,
      about: t('phrases.kindMenu.keywords', { count: keywordPhrases, most: keywordPhrasesMax }),
      disabled: keywordPhrases >= keywordPhrasesMax,
      make: () => newKeywordPhrase([]),
    },
    {
      kind: entities,
      about: t('phrases.kindMenu.entities'),
      disabled: false,
      make: () => newEntitiesPhrase([]),
    },
  ];
  return (
    <>
      <IconButton
        aria-label={t('phrases.kindMenu.label')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          alignSelf: 'flex-start',
          height: 40,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <ChevronDown aria-hidden />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {choices.map(({ kind, about, disabled, make }) => {
          const Icon = phraseKindIcons[kind];
          return (
            <MenuItem
              key={kind}
              disabled={disabled}
              onClick={() => {
                // Closed first: while it is open it keeps the focus to itself.
                flushSync(() => setAnchor(null));
                onAdd(make());
              }}
              sx={{ maxWidth: 320, alignItems: 'flex-start', whiteSpace: 'normal' }}
            >
              <Box component="span" sx={{ display: 'flex', pt: '2px' }}>
                <Icon aria-hidden />
              </Box>
              <span>
                {t(`phrases.kind.${kind}`)}
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}
                >
                  {about}
                </Box>
              </span>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
