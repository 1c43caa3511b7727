/** A flow of the demo agent, in one language. */
export interface DemoFlow {
  /** Names the flow in both languages. */
  key: string;
  title: string;
  /** The flow whose follow-up it is. */
  parent?: string;
  phrases: string[];
  /** Bubbles, each appearing `delay` seconds after the one before. */
  bubbles: { delay?: number; text?: string; suggestions?: { title: string; flow: string }[] }[];
  handOver?: boolean;
}
