import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ChoiceLines } from '../../../ui/ChoiceLines.tsx';
import type { SourceEditorState } from '../use-source-editor.ts';

const Link = createLink(MuiLink);

/** Which widgets' answers may rest on the source. */
export function UsedByFields({ editor }: { editor: SourceEditorState }) {
  const { t } = useTranslation('jobs');
  const widgets = editor.saved.gptSettingClientList;
  if (widgets.length === 0)
    return (
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {t('form.noWidgets')}{' '}
        <Link to="/settings/$tabName" params={{ tabName: 'widget' }}>
          {t('form.toWidgets')}
        </Link>
      </Box>
    );
  return (
    <ChoiceLines
      label={t('form.widgets')}
      lines={widgets.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={editor.source.gptSettingClientList}
      problem={editor.problemOf('gptSettingClientList')}
      maxHeight={264}
      onChange={(chosen) =>
        editor.change({
          // In the order of the widgets, so that off and on again is no change.
          gptSettingClientList: widgets.map(({ id }) => id).filter((id) => chosen.includes(id)),
        })
      }
    />
  );
}
