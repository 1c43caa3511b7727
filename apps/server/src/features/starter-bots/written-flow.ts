/** A flow as it is written down here, in one language. */
export interface WrittenFlow {
  /** Names the flow in both languages. */
  key: string;
  title: string;
  /** The flow whose follow-up it is. */
  parent?: string;
  phrases: string[];
  /** Bubbles, each appearing `delay` seconds after the one before. */
  bubbles: WrittenBubble[];
  handOver?: boolean;
  /** Not published: only the company knows the answer, such as its prices, and writes it. */
  isDraft?: true;
}

/** Shown in this order. Pictures are named without their folder, `apps/server/media`. */
export interface WrittenBubble {
  delay?: number;
  text?: string;
  image?: { file: string; title: string };
  cards?: { file: string; title: string; text: string; url: string; linkTitle: string }[];
  suggestions?: { title: string; flow: string }[];
}
