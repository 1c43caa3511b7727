export { BubbleMessages } from './BubbleMessages.tsx';
export { LinkedText } from './LinkedText.tsx';
export { type ShownValue, ShownValues } from './shown-values.ts';
export { ValueText } from './ValueText.tsx';
export { type ValuePiece, valuePieces } from './value-pieces.ts';
export { suggestionLook, VisitorBubble, WidgetBubble } from './WidgetBubble.tsx';
