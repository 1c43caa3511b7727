import type { WidgetConfig, WidgetFont, WidgetTheme } from '@samtale/contract';
import { accentOf, contrast, textOn } from '../accent.ts';

/** What of a widget's settings says how it looks. */
export type LookSettings = Pick<
  WidgetConfig,
  | 'theme'
  | 'font'
  | 'accentColor'
  | 'headerColor'
  | 'headerTextColor'
  | 'backgroundColor'
  | 'userBubbleColor'
  | 'userTextColor'
  | 'botBubbleColor'
  | 'botTextColor'
  | 'buttonColor'
  | 'buttonTextColor'
>;

/** Of each theme, in the order of `shapeNames`. */
const shapes: Record<WidgetTheme, string> = {
  tech: '10px|3px|8px|10px|8px|6px|0px|var(--line)|none',
  nordic: '16px|16px|10px|22px|50%|8px|0px|transparent|none',
  soft: '20px|6px|14px|22px|50%|8px|0px|transparent|0 1px 2px #0000000f,0 4px 14px #00000014',
  classic: '4px|4px|4px|4px|4px|6px|1px|var(--line)|none',
};

/** Corners of bubbles, of their tails, of what is in them, of fields and of faces; gaps; edges; rules; shadows. */
const shapeNames = ['bubble', 'tail', 'corner', 'field', 'face', 'gap', 'edge', 'rule', 'shade'];

const fonts: Record<WidgetFont, string> = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  humanist: 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,"DejaVu Sans",sans-serif',
  rounded:
    'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Nunito,"Arial Rounded MT Bold",Calibri,sans-serif',
  serif: 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif',
  slab: 'Rockwell,"Rockwell Nova","Roboto Slab","DejaVu Serif","Sitka Small",serif',
  mono: 'ui-monospace,"Cascadia Code",Menlo,Consolas,"DejaVu Sans Mono",monospace',
};

/** Contrast of a text with its background from which softer shades of the text can still be read. */
const ample = 9;

/**
 * The style properties that give the chat its look; one that is empty is left to the style sheet, which knows light
 * and dark. Colours are hexadecimal, as the server has checked them.
 */
export function lookOf(settings: LookSettings): Record<string, string> {
  const accent = accentOf(settings.accentColor);
  const header = settings.headerColor ?? accent;
  const button = settings.buttonColor ?? accent;
  const visitor = settings.userBubbleColor ?? accent;
  const { backgroundColor, botBubbleColor, buttonColor } = settings;
  const shape = shapes[settings.theme].split('|');
  return {
    ...Object.fromEntries(shapeNames.map((name, index) => [`--${name}`, shape[index] ?? ''])),
    'font-family': fonts[settings.font],
    '--header': header,
    '--on-header': settings.headerTextColor ?? textOn(header),
    '--button': button,
    '--on-button': settings.buttonTextColor ?? textOn(button),
    '--choice': buttonColor ?? '',
    '--on-choice': buttonColor ? (settings.buttonTextColor ?? textOn(buttonColor)) : '',
    '--visitor': visitor,
    '--on-visitor': settings.userTextColor ?? textOn(visitor),
    '--bot': botBubbleColor ?? '',
    '--on-bot': settings.botTextColor ?? (botBubbleColor ? textOn(botBubbleColor) : ''),
    ...groundOf(backgroundColor),
  };
}

/** What stands on the background; with a colour of its own it is the same in light and dark. */
function groundOf(background: string | null): Record<string, string> {
  const text = background ? textOn(background) : '';
  const isAmple = !background || contrast(background, text) > ample;
  const shade = (percent: number) =>
    background ? `color-mix(in srgb,${text} ${percent}%,${background})` : '';
  return {
    'color-scheme': background ? (text === '#ffffff' ? 'dark' : 'light') : '',
    '--surface': background ?? '',
    '--text': text,
    '--raised': shade(6),
    '--line': shade(14),
    '--soft': isAmple ? shade(75) : text,
    '--control': isAmple ? shade(55) : text,
    '--problem': isAmple ? '' : text,
  };
}
