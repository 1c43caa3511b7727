/** A flow of the demo agent, in one language. */
export interface DemoFlow {
  /** Names the flow in both languages. */
  key: string;
  title: string;
  /** The flow whose follow-up it is. */
  parent?: string;
  phrases: string[];
  /** Bubbles, each appearing `delay` seconds after the one before. */
  bubbles: DemoBubble[];
  handOver?: boolean;
}

/** Shown in this order. Pictures are named without their folder, `apps/server/media`. */
export interface DemoBubble {
  delay?: number;
  text?: string;
  image?: { file: string; title: string };
  cards?: { file: string; title: string; text: string; url: string; linkTitle: string }[];
  suggestions?: { title: string; flow: string }[];
}
