import type { NumberPart } from './number-parts.ts';

/** A number and the part after its last. */
interface Counted {
  value: number;
  next: number;
}

/** Reads numbers from parts that stand in a row. */
export class SpelledNumbers {
  readonly #parts: readonly NumberPart[];
  readonly #unitsBeforeTens: boolean;

  constructor(parts: readonly NumberPart[], unitsBeforeTens: boolean) {
    this.#parts = parts;
    this.#unitsBeforeTens = unitsBeforeTens;
  }

  /** The longest number that begins with part `at`: "to tusind og femogtyve", "to komma fem", "minus five". */
  read(at: number): { text: string; next: number } | null {
    if (this.#kind(at) === 'minus') {
      const positive = this.#follows(at + 1) ? this.read(at + 1) : null;
      return positive && !positive.text.startsWith('-') ? { ...positive, text: `-${positive.text}` } : null;
    }
    const whole = this.#whole(at);
    if (!whole) return null;
    const decimals = this.#decimals(whole.next);
    return decimals
      ? { text: `${whole.value}.${decimals.digits}`, next: decimals.next }
      : { text: String(whole.value), next: whole.next };
  }

  #whole(at: number): Counted | null {
    let total = 0;
    let next = at;
    let lowestScale = Number.POSITIVE_INFINITY;
    for (;;) {
      const from = next > at ? this.#afterAnd(next) : next;
      const count = from < 0 ? null : this.#belowThousand(from);
      const scaleAt = count ? count.next : from;
      const scale = scaleAt >= 0 ? this.#scaleAt(scaleAt, scaleAt > from || next > at) : null;
      if (scale !== null && scale < lowestScale) {
        total += (count?.value ?? 1) * scale;
        lowestScale = scale;
        next = scaleAt + 1;
        continue;
      }
      if (count && lowestScale > count.value) return { value: total + count.value, next: count.next };
      return next > at ? { value: total, next } : null;
    }
  }

  #belowThousand(at: number): Counted | null {
    const count = this.#belowHundred(at);
    const hundredAt = count?.next ?? at;
    const isHundred = this.#kind(hundredAt) === 'hundred' && (!count || this.#follows(hundredAt));
    if (!isHundred) return count;
    const hundreds = 100 * (count?.value ?? 1);
    const restAt = this.#afterAnd(hundredAt + 1);
    const rest = restAt < 0 ? null : this.#belowHundred(restAt);
    return rest
      ? { value: hundreds + rest.value, next: rest.next }
      : { value: hundreds, next: hundredAt + 1 };
  }

  #belowHundred(at: number): Counted | null {
    const part = this.#parts[at];
    if (part?.kind === 'small') {
      const ten = this.#parts[at + 2];
      const spansTen = this.#kind(at + 1) === 'and' && ten?.kind === 'ten' && this.#follows(at + 1);
      if (this.#unitsBeforeTens && spansTen && this.#follows(at + 2) && part.value > 0 && part.value < 10) {
        return { value: part.value + ten.value, next: at + 3 };
      }
      return { value: part.value, next: at + 1 };
    }
    if (part?.kind !== 'ten') return null;
    const unit = this.#parts[at + 1];
    const hasUnit = unit?.kind === 'small' && unit.value > 0 && unit.value < 10 && this.#follows(at + 1);
    if (this.#unitsBeforeTens || !hasUnit || unit.word.length < 3) return { value: part.value, next: at + 1 };
    return { value: part.value + unit.value, next: at + 2 };
  }

  #decimals(at: number): { digits: string; next: number } | null {
    if (this.#kind(at) !== 'decimalMark' || !this.#follows(at)) return null;
    let next = at + 1;
    let digits = '';
    for (
      let part = this.#parts[next];
      part?.joined && /^(?:small|ten)$/.test(part.kind);
      part = this.#parts[next]
    ) {
      digits += String(part.value);
      next++;
    }
    return digits === '' ? null : { digits, next };
  }

  #scaleAt(at: number, mustFollow: boolean): number | null {
    const part = this.#parts[at];
    return part?.kind === 'scale' && (!mustFollow || part.joined) ? part.value : null;
  }

  /** The part after an optional "and", or -1 when nothing goes on there. */
  #afterAnd(at: number): number {
    if (!this.#follows(at)) return -1;
    if (this.#kind(at) !== 'and') return at;
    return this.#follows(at + 1) ? at + 1 : -1;
  }

  #kind(at: number): NumberPart['kind'] | undefined {
    return this.#parts[at]?.kind;
  }

  #follows(at: number): boolean {
    return this.#parts[at]?.joined ?? false;
  }
}
