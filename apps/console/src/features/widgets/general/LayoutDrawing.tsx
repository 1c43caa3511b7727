import Box from '@mui/material/Box';

/** What a chat, or a search box, looks like from afar. */
export function LayoutDrawing({ isSearch }: { isSearch: boolean }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 140 80"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        borderRadius: '6px',
        bgcolor: 'background.sunken',
        '& .paper': { fill: 'var(--mui-palette-background-paper)' },
        '& .line': { fill: 'var(--mui-palette-divider)' },
        '& .accent': { fill: 'var(--mui-palette-primary-main)' },
      }}
    >
      {isSearch ? (
        <>
          <rect className="paper" x="22" y="14" width="96" height="14" rx="7" />
          <circle className="accent" cx="108" cy="21" r="4" />
          <rect className="paper" x="22" y="34" width="96" height="34" rx="5" />
          <rect className="line" x="30" y="42" width="60" height="4" rx="2" />
          <rect className="line" x="30" y="50" width="76" height="4" rx="2" />
          <rect className="line" x="30" y="58" width="44" height="4" rx="2" />
        </>
      ) : (
        <>
          <rect className="paper" x="46" y="8" width="52" height="64" rx="6" />
          <path className="accent" d="M46 14a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v6H46Z" />
          <rect className="line" x="52" y="27" width="28" height="9" rx="4" />
          <rect className="accent" x="68" y="41" width="24" height="8" rx="4" />
          <rect className="line" x="52" y="60" width="40" height="7" rx="3.5" />
        </>
      )}
    </Box>
  );
}
