import type { SxProps, Theme } from '@mui/material/styles';
import { createContext } from 'react';

/** How the place of a value is shown before there is a value. */
export interface ShownValue {
  text: string;
  /** What it is, for those who ask. */
  title: string;
  look: SxProps<Theme>;
}

/** Shows the places of values in the bubbles below it; without it they are words like others, as after a conversation. */
export const ShownValues = createContext<((name: string) => ShownValue) | null>(null);
