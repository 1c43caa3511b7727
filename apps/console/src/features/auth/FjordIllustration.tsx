import Box from '@mui/material/Box';

const light = {
  '--sky-high': '#cfe3e0',
  '--sky-low': '#f7e9d7',
  '--sun': '#f3b98b',
  '--far': '#a9c8c4',
  '--middle': '#6fa19c',
  '--near': '#2f6f6a',
  '--shore': '#0f4d48',
  '--water-high': '#e9dccb',
  '--water-low': '#86b3ae',
  '--bubble': '#ffffff',
  '--line': '#c9d8d5',
  '--answer': '#0b6b63',
  '--wave': '#ffffff',
};
const dark = {
  '--sky-high': '#0a1718',
  '--sky-low': '#1f4144',
  '--sun': '#f0d3ad',
  '--far': '#1c3b3e',
  '--middle': '#153034',
  '--near': '#0f2528',
  '--shore': '#0a191b',
  '--water-high': '#24494b',
  '--water-low': '#0b1a1b',
  '--bubble': '#dfeae7',
  '--line': '#a4b9b4',
  '--answer': '#4fb0a2',
  '--wave': '#06201d',
};

const question =
  'M326 262h188a44 44 0 0 1 44 44v36a44 44 0 0 1-44 44H378l-46 36c-6 5-14 1-13-7l4-30a44 44 0 0 1-41-43v-36a44 44 0 0 1 44-44Z';
const answer =
  'M676 404H558a40 40 0 0 0-40 40v30a40 40 0 0 0 40 40h74l40 32c6 5 14 1 13-7l-3-26a40 40 0 0 0 34-39v-30a40 40 0 0 0-40-40Z';

/** Strips of light on the water: x, y and width. */
const glitter = [
  [404, 634, 150],
  [430, 654, 96],
  [384, 678, 176],
  [440, 704, 84],
  [410, 734, 140],
  [456, 766, 70],
  [392, 800, 120],
] as const;

/** A fjord at the edge of the day, and a conversation above it. Decoration only. */
export function FjordIllustration() {
  return (
    <Box
      component="svg"
      viewBox="0 0 960 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        ...light,
        '[data-mode="dark"] &': dark,
        '@keyframes float': { '50%': { transform: 'translateY(-7px)' } },
        '& .question': { animation: 'float 9s ease-in-out infinite' },
        '& .answer': { animation: 'float 9s 1.400s ease-in-out infinite' },
        '@media (prefers-reduced-motion: reduce)': { '& *': { animation: 'none !important' } },
      }}
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--water-high)" />
          <stop offset="1" stopColor="var(--water-low)" />
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h960v620H0z" />
      <circle cx="478" cy="548" r="86" fill="var(--sun)" />
      <path
        fill="var(--far)"
        d="M0 470C70 418 120 396 184 430 244 462 288 522 350 554c45 23 80 34 128 34 52 0 94-12 140-34 62-30 82-74 132-114 56-46 124-40 210 12v168H0Z"
      />
      <path
        fill="var(--middle)"
        d="M0 400c66 8 110 46 156 98 50 56 96 92 176 122H0ZM960 380c-70 10-128 58-176 118-46 58-100 92-176 122h352Z"
      />
      <path
        fill="var(--near)"
        d="M0 486c60 2 100 30 138 64 34 30 66 52 122 70H0ZM960 500c-60-6-98 18-140 56-30 28-66 48-120 64h260Z"
      />
      <path fill="url(#water)" d="M0 620h960v280H0z" />
      <g fill="var(--sun)" opacity="0.550">
        {glitter.map(([x, y, width]) => (
          <rect key={y} x={x} y={y} width={width} height="5" rx="2.500" />
        ))}
      </g>
      <path
        fill="var(--near)"
        opacity="0.220"
        d="M0 620h260c-70 14-118 34-160 56-34 18-64 26-100 28ZM960 620H700c60 14 104 34 146 54 36 18 72 28 114 28Z"
      />
      <path
        fill="var(--shore)"
        d="M0 812c92-34 190-30 282 8 76 32 150 54 236 80H0ZM960 846c-96-20-180-8-262 20-36 12-66 24-98 34h360Z"
      />
      <g className="question">
        <path fill="var(--bubble)" d={question} />
        <g stroke="var(--line)" strokeWidth="10" strokeLinecap="round">
          <path d="M328 308h152M328 340h96" />
        </g>
      </g>
      <g className="answer">
        <path fill="var(--answer)" d={answer} />
        <path
          fill="none"
          stroke="var(--wave)"
          strokeWidth="9"
          strokeLinecap="round"
          d="M574 460c14-18 28-18 43 0s29 18 43 0"
        />
      </g>
    </Box>
  );
}
