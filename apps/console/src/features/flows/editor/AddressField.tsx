import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { addressMax } from '@samtale/contract';
import { fileAddress, linkAddress } from '@samtale/dialog/show';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from './values/ValueField.tsx';

interface AddressFieldProps {
  label: string;
  /** What may be named: a file on the web, or also a mail address or a telephone number to link to, with values in it. */
  names: 'file' | 'link';
  value: string;
  /** It may not be left empty. */
  required?: boolean;
  /** Something is wrong here or beside it; the field tells whether it is the one. */
  hasProblem: boolean;
  onChange(value: string): void;
}

/** What is wrong with a message beside an address that is not whole: its field tells of that itself. */
export const besideAddress = (problem: string | undefined): string | undefined =>
  problem === 'intentDetail.snackbar.messageWithBadAddress' ? undefined : problem;

/** A whole address. What is wrong with it is told once there is enough of it, and when the flow is refused. */
export function AddressField(props: AddressFieldProps) {
  const { label, names, value, required = false, hasProblem, onChange } = props;
  const { t } = useTranslation('flows');
  const id = useId();
  const isGood = (names === 'file' ? fileAddress : linkAddress)(value) !== null;
  const wrong = value.trim() ? !isGood : required;
  const shown = wrong && (hasProblem || value.trim().length > 8);
  return (
    <Box sx={{ minWidth: 0 }}>
      {names === 'link' ? (
        <ValueField
          label={label}
          value={value}
          invalid={shown}
          placeholder={label}
          inputMode="url"
          maxLength={addressMax}
          spellCheck={false}
          aria-describedby={shown ? id : undefined}
          onChange={onChange}
        />
      ) : (
        <OutlinedInput
          fullWidth
          size="small"
          type="url"
          value={value}
          error={shown}
          placeholder={label}
          onChange={({ target }) => onChange(target.value)}
          inputProps={{
            'aria-label': label,
            'aria-describedby': shown ? id : undefined,
            maxLength: addressMax,
            spellCheck: false,
          }}
        />
      )}
      {shown && (
        <Typography
          id={id}
          role={hasProblem ? 'alert' : undefined}
          variant="body2"
          sx={{ mt: 0.5, color: 'error.main' }}
        >
          {t(`address.${names}`)}
        </Typography>
      )}
    </Box>
  );
}
