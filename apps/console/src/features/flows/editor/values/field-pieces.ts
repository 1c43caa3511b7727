import { secretPlaces } from '@samtale/dialog';
import { type ValuePiece, valuePieces } from '../../../bubbles/index.ts';

export interface FieldPiece extends ValuePiece {
  /** The name is a secret's. */
  isSecret: boolean;
}

/** A field's text in pieces: places of values, those of secrets where it takes some, and what stands between them. */
export const fieldPieces = (text: string, takesSecrets: boolean): FieldPiece[] =>
  valuePieces(text).flatMap((piece) =>
    piece.name === null && takesSecrets ? withSecrets(piece) : [{ ...piece, isSecret: false }],
  );

function withSecrets({ at, text }: ValuePiece): FieldPiece[] {
  const pieces: FieldPiece[] = [];
  let end = 0;
  const addWords = (to: number) => {
    if (to > end) pieces.push({ at: at + end, text: text.slice(end, to), name: null, isSecret: false });
  };
  for (const place of secretPlaces(text)) {
    addWords(place.at);
    pieces.push({ ...place, at: at + place.at, isSecret: true });
    end = place.at + place.text.length;
  }
  addWords(text.length);
  return pieces;
}
