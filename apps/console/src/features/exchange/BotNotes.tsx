import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ExchangeReport } from '@samtale/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/save-file.ts';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { tableStyle } from '../file-import/index.ts';
import { noteGroups } from './note-groups.ts';
import { reportFile } from './report-file.ts';
import { useReportWords } from './use-report-words.ts';

const notesStyle = {
  ...tableStyle,
  '& td:first-of-type': { width: { sm: '36%' } },
  '& td:last-of-type': { color: 'text.secondary' },
  '& tbody + tbody th': { borderTop: 1, borderColor: 'divider' },
} as const;

const regionStyle = {
  overflow: 'auto',
  maxHeight: 420,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** What does not map and what has to be set right, by name; all of it can be saved as text. */
export function BotNotes({ report }: { report: ExchangeReport }) {
  const { t } = useTranslation('exchange');
  const number = useNumberFormat();
  const words = useReportWords();
  const groups = noteGroups(report.noteList);
  const save = () => saveFile(t('report.fileName'), 'text/plain;charset=utf-8', reportFile(report, words));
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3 }}>
      <Box component="section">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography variant="h3" component="h2" sx={{ flex: '1 1 200px' }}>
            {groups.length ? words.notes : t('report.allMaps')}
          </Typography>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<Download aria-hidden />}
            onClick={save}
          >
            {t('report.save')}
          </Button>
        </Box>
        {groups.length > 0 && (
          <Box tabIndex={0} role="region" aria-label={words.notes} sx={regionStyle}>
            <Box component="table" sx={notesStyle}>
              {groups.map(({ kind, notes }) => (
                <tbody key={kind}>
                  <tr>
                    <th colSpan={2} scope="rowgroup">
                      {words.kind(kind)} · {number(notes.length)}
                    </th>
                  </tr>
                  {notes.map(({ key, title, detail }) => (
                    <tr key={key}>
                      <td>{title || words.whole}</td>
                      <td>{detail}</td>
                    </tr>
                  ))}
                </tbody>
              ))}
            </Box>
          </Box>
        )}
      </Box>
      {report.problemList.length > 0 && <Problems report={report} />}
    </Box>
  );
}

function Problems({ report }: { report: ExchangeReport }) {
  const words = useReportWords();
  const { t } = useTranslation('exchange');
  return (
    <Box component="section">
      <Typography variant="h3" component="h2">
        {words.problems}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('report.problemsNote')}
      </Typography>
      <Box tabIndex={0} role="region" aria-label={words.problems} sx={regionStyle}>
        <Box component="table" sx={notesStyle}>
          <tbody>
            {report.problemList.map(({ languageCode, title, keyList }, place) => (
              // A title can stand there twice, under different flows.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <tr key={`${languageCode} ${title} ${place}`}>
                <td>{title}</td>
                <td>{keyList.map(words.problem).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}
