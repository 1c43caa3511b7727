import Typography from '@mui/material/Typography';

/** Names a field, or a group of them by its id. */
export function FieldLabel({ htmlFor, id, children }: { htmlFor?: string; id?: string; children: string }) {
  return (
    <Typography
      id={id}
      component={htmlFor ? 'label' : 'div'}
      htmlFor={htmlFor}
      sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}
    >
      {children}
    </Typography>
  );
}
