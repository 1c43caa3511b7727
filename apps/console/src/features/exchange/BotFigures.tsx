import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ExchangeReport, exchangeKinds } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { tableStyle } from '../file-import/index.ts';

const acts = ['created', 'replaced', 'skipped'] as const;

const figureStyle = {
  ...tableStyle,
  '& th:not(:first-of-type), & td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tbody th': {
    position: 'static',
    bgcolor: 'transparent',
    boxShadow: 'none',
    fontSize: '0.8125rem',
    color: 'text.primary',
  },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
} as const;

/** How much of each kind is new, replaced and left as it is, language by language. */
export function BotFigures({ report }: { report: ExchangeReport }) {
  const { t } = useTranslation('exchange');
  const number = useNumberFormat();
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {report.languageList.map((language) => (
        <Box component="section" key={language.languageCode}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
            <Typography variant="h3" component="h2">
              {t(`language.${language.languageCode}`)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('figures.phraseCount', { count: language.phraseCount, shown: number(language.phraseCount) })}
            </Typography>
          </Box>
          <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
            <Box component="table" sx={figureStyle}>
              <thead>
                <tr>
                  <th scope="col">{t('figures.what')}</th>
                  {acts.map((act) => (
                    <th key={act} scope="col">
                      {t(`figures.${act}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {exchangeKinds.map((kind) => (
                  <tr key={kind}>
                    <th scope="row">{t(`figures.${kind}`)}</th>
                    {acts.map((act) => (
                      <td key={act}>{number(language[kind][act])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Box>
          </Box>
          {language.existingList.length > 0 && <Existing titles={language.existingList} />}
        </Box>
      ))}
    </Box>
  );
}

const namedTitles = 12;

function Existing({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation('exchange');
  const names = titles.slice(0, namedTitles).join(', ');
  const more = titles.length - namedTitles;
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {more > 0 ? t('existing.more', { names, count: more }) : t('existing.names', { names })}
    </Typography>
  );
}
