import Box from '@mui/material/Box';
import { errorText } from '../toast/error-text.ts';

/** What the server said against a form, above its button. */
export function FormProblem({ error }: { error: unknown }) {
  return error ? (
    <Box role="alert" sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'tint.error' }}>
      {errorText(error)}
    </Box>
  ) : null;
}
