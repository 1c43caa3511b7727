import Avatar from '@mui/material/Avatar';

export interface InitialsAvatarProps {
  /** Gives the initials: the first letters of the first and last word. */
  name: string;
  /** Gives the colour, so that a person keeps it everywhere. */
  id: string;
  imageUrl?: string | null;
  /** Pixels; 32 without it. */
  size?: number;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return ((words[0]?.[0] ?? '') + (last?.[0] ?? '')).toUpperCase();
}

function hueOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 3600;
  // Steps of the golden angle keep the colours of neighbouring ids apart.
  return Math.round(sum * 137.508) % 360;
}

/** A person's picture, or their initials on a colour of their own. */
export function InitialsAvatar({ name, id, imageUrl, size = 32 }: InitialsAvatarProps) {
  return (
    <Avatar
      src={imageUrl ?? undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        fontWeight: 600,
        color: '#fff',
        bgcolor: `oklch(0.48 0.075 ${hueOf(id)})`,
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
