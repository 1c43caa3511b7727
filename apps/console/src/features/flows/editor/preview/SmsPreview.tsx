import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { smsLength, writtenBubble } from '@samtale/dialog/show';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../../ui/use-number-format.ts';
import { ValueText, valuePieces } from '../../../bubbles/index.ts';
import type { EditorBubble } from '../editor-flow.ts';
import { useValuesInScope } from '../parameters/values-in-scope.ts';
import { allMessages } from './shown-bubble.ts';

/** A bubble as an SMS, with what it comes to. */
export function SmsPreview({ bubble }: { bubble: EditorBubble }) {
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const values = useValuesInScope();
  const text = writtenBubble(allMessages(bubble));
  const pieces = valuePieces(text);
  const filled = pieces.map(({ text: words, name }) =>
    name === null ? words : (values.find((value) => value.name === name)?.defaultValue ?? ''),
  );
  const { length, parts, unusual } = smsLength(filled.join(''));
  const takesValues = pieces.some(({ name }) => name !== null);
  return (
    <Box sx={{ alignSelf: 'flex-start', maxWidth: '85%', mb: 1 }}>
      <Box
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: '16px 16px 16px 4px',
          fontSize: '0.9375rem',
          lineHeight: '20px',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          bgcolor: 'tint.neutral',
        }}
      >
        <ValueText text={text} />
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t(takesValues ? 'preview.sms.lengthWithValues' : 'preview.sms.length', { length: number(length) })}
        {' · '}
        {t('preview.sms.parts', { count: parts })}
        {unusual !== null && ` · ${t('preview.sms.unusual', { character: unusual })}`}
      </Typography>
    </Box>
  );
}
