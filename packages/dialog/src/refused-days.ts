import { saysLittleBeside } from './beside-value.ts';
import { FlowRun } from './flow-run.ts';
import type { CompiledParameter, FoundValue, ParameterValue, RefusedDay } from './parameters.ts';
import type { CompiledFlow } from './release.ts';
import type { Filling } from './state.ts';

/** A value is asked for so many times before the bot lets go. */
export const mostAttempts = 3;

/** What becomes of a day that was said for a value that does not take it. */
export class RefusedDays extends FlowRun {
  /** A flow whose values were being asked for is let go of. */
  endFilling(reason: 'left' | 'timedOut' | 'otherFlow' | 'gaveUp'): void {
    if (this.filling) this.events.push({ type: 'fillingEnded', flowId: this.filling.flowId, reason });
    this.filling = undefined;
  }

  /**
   * A day that was said of some of the parameters and is not taken. What is about more, and like `other`, may be about another
   * day: "jeg klager over det, jeg fik i går".
   */
  protected refusedIn(
    text: string,
    of: readonly CompiledParameter[],
    parameters: readonly CompiledParameter[],
    found: readonly FoundValue[],
    other: CompiledFlow | undefined,
  ): RefusedDay | undefined {
    const day = this.dayRefused(of, parameters, found);
    return day && (!other || saysLittleBeside(text, day.text)) ? day : undefined;
  }

  /**
   * Says why a day is not taken, keeps what else was said, and asks for the day again. One that was said before and taken back
   * is forgotten.
   */
  protected refuse(
    flow: CompiledFlow,
    filling: Filling | null,
    refused: RefusedDay,
    text: string,
    more: ReadonlyMap<string, ParameterValue>,
  ): true {
    const { name } = refused.parameter;
    const values = { ...Object.fromEntries(more), ...(this.values[name] && { [name]: null }) };
    if (Object.keys(values).length) this.set(flow.id, values);
    this.sayWhy(flow, refused);
    if (filling?.name === name && filling.attempt >= mostAttempts) {
      this.events.push({ type: 'questionUnsolved', text });
      this.endFilling('gaveUp');
      this.sayFallback(undefined);
    } else this.ask(flow, filling, refused);
    return true;
  }
}
