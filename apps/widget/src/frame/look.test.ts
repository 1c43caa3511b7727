import { newChatConfig, widgetFonts, widgetThemes } from '@samtale/contract';
import { describe, expect, it } from 'vitest';
import { contrast } from '../accent.ts';
import { type LookSettings, lookOf } from './look.ts';

const settings = (change: Partial<LookSettings> = {}): LookSettings => ({ ...newChatConfig([]), ...change });

describe('lookOf', () => {
  it('derives what is not set from the accent', () => {
    const look = lookOf(settings({ accentColor: '#7a1f4f', userBubbleColor: null, botBubbleColor: null }));
    expect(look).toMatchObject({
      '--header': '#7a1f4f',
      '--button': '#7a1f4f',
      '--visitor': '#7a1f4f',
      '--on-visitor': '#ffffff',
      '--bot': '',
      '--on-bot': '',
      '--surface': '',
      'color-scheme': '',
    });
  });

  it.each(['#000000', '#ffffff', '#777777', '#e8d44d', '#0b5', '#BCDCE8'])(
    'writes readably on %s',
    (color) => {
      const look = lookOf(
        settings({ headerColor: color, userBubbleColor: color, botBubbleColor: color, buttonColor: color }),
      );
      for (const name of ['header', 'visitor', 'bot', 'button', 'choice'])
        expect(contrast(look[`--on-${name}`] ?? '', look[`--${name}`] ?? '')).toBeGreaterThan(4.5);
    },
  );

  it('keeps text colours that are set', () => {
    const look = lookOf(settings({ headerTextColor: '#ff0', botTextColor: '#010', userTextColor: '#200' }));
    expect(look).toMatchObject({ '--on-header': '#ff0', '--on-bot': '#010', '--on-visitor': '#200' });
  });

  it('is of one scheme on a background of its own', () => {
    expect(lookOf(settings({ backgroundColor: '#fff8e7' }))).toMatchObject({
      'color-scheme': 'light',
      '--surface': '#fff8e7',
    });
    expect(lookOf(settings({ backgroundColor: '#10202a' }))['color-scheme']).toBe('dark');
  });

  it('takes no softer shade where the text only just stands out', () => {
    const look = lookOf(settings({ backgroundColor: '#777777' }));
    expect(look['--soft']).toBe(look['--text']);
  });

  it('gives every theme a shape and every font a stack', () => {
    const looks = widgetThemes.map((theme) => lookOf(settings({ theme })));
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(widgetThemes.length);
    for (const look of looks) expect(look['--shade']).not.toBe('');
    const stacks = widgetFonts.map((font) => lookOf(settings({ font }))['font-family']);
    expect(new Set(stacks).size).toBe(widgetFonts.length);
  });
});
