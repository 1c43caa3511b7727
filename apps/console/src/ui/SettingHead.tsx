import Typography from '@mui/material/Typography';

/** What a setting is called, and what it does. */
export function SettingHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {description}
      </Typography>
    </>
  );
}
