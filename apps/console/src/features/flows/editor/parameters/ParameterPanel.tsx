import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenChevron } from '../../../../ui/OpenChevron.tsx';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { phrasesWithout } from '../phrases/find-marks.ts';
import type { Marking } from '../phrases/phrase-marking.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { AskForDetails } from './AskForDetails.tsx';
import { ParameterRow } from './ParameterRow.tsx';
import { useParameterWork } from './use-parameter-work.tsx';

interface ParameterPanelProps {
  editor: FlowEditorState;
  marking: Marking;
  counts: ReadonlyMap<string, number>;
}

/** The values that the phrases mark: how each is called, what it is, and what happens when nobody says it. */
export function ParameterPanel({ editor, marking, counts }: ParameterPanelProps) {
  const { t } = useTranslation('flows');
  const listId = useId();
  const [isOpen, setOpen] = useState(true);
  /** Null until one was opened; what is wrong with one opens it then. */
  const [openName, setOpenName] = useState<string | null>(
    // One whose question is still to be written.
    () => editor.flow.parameters.findLast(({ question }) => question === '')?.name ?? null,
  );
  const work = useParameterWork(editor);
  const { parameters, phrases } = editor.flow;
  const wrong = parameters.find((parameter) => editor.problems.has(parameter));
  if (openName === null && wrong) setOpenName(wrong.name);
  const rename = (parameter: EditorParameter, name: string) => {
    work.rename(parameter, name);
    setOpenName(name);
  };
  return (
    <Box
      component="section"
      aria-label={t('parameters.title')}
      sx={{ mt: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        sx={{
          justifyContent: 'flex-start',
          gap: 0.75,
          width: '100%',
          minHeight: 36,
          px: 1.5,
          borderRadius: 1,
          fontSize: '0.8125rem',
          fontWeight: 550,
        }}
      >
        {t('parameters.title')}
        <Box component="span" sx={{ flex: 1, textAlign: 'left', color: 'text.secondary', fontWeight: 400 }}>
          {parameters.length}
        </Box>
        <OpenChevron open={isOpen} />
      </ButtonBase>
      <Box id={listId} component="ul" hidden={!isOpen} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parameters.map((parameter, index) => (
          <ParameterRow
            key={parameter.name}
            parameter={parameter}
            index={index}
            others={parameters.filter((one) => one !== parameter)}
            typeName={marking.typeName(parameter.entityType)}
            toSearch={phrasesWithout(phrases, parameter.name).length}
            phrases={counts.get(parameter.name) ?? 0}
            ofPhrases={phrases.length - marking.keywordPhrases}
            besideKeywords={marking.keywordPhrases > 0}
            problem={editor.problems.get(parameter)}
            isOpen={openName === parameter.name}
            isSearching={work.searching === parameter.name}
            onOpen={(open) => setOpenName(open ? parameter.name : '')}
            onChange={(next) => work.change(parameter, next)}
            onRename={(name) => rename(parameter, name)}
            onFind={() => work.find(parameter)}
            onAddUnsaid={() => work.addUnsaid(parameter)}
            onRemove={() => work.remove(parameter)}
          />
        ))}
        <Box component="li" sx={{ px: 0.75, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <AskForDetails editor={editor} onAdded={setOpenName} />
        </Box>
      </Box>
    </Box>
  );
}
