import type { UnderstoodText } from './advance.ts';
import { asksForName } from './answer-to.ts';
import { wordsBeside } from './beside-value.ts';
import { wantedInstead } from './change-words.ts';
import { type CompiledParameter, type FoundValue, valuesSaid, wholeValues } from './parameters.ts';
import { RefusedDays } from './refused-days.ts';
import type { CompiledFlow } from './release.ts';
import type { Filling } from './state.ts';

/** Words that may stand beside a value that is wanted instead of another one, where the text may be about something else. */
const mostBesideChange = 8;

/** What becomes of a value that was said already and is said again as another one. */
export class ValueChanges extends RefusedDays {
  /**
   * Takes what was said with words of change, "kan vi tage den 15. i stedet?", in the place of what was said before. False
   * where nothing is changed. `filling` is what is being asked for, `other` the flow that the text resembles.
   */
  protected change(
    flow: CompiledFlow,
    filling: Filling | null,
    text: string,
    { layer, entities = [] }: UnderstoodText,
    other: CompiledFlow | undefined,
  ): boolean {
    const parameters = flow.parameters ?? [];
    const asked = parameters.find(({ name }) => name === filling?.name);
    if (layer === 'exact' || other?.isUrgent) return false;
    const whole = wholeValues(parameters, entities).filter((one) => this.typeIsOf(parameters, one));
    const wanted = wantedInstead(text, whole, other !== undefined, this.language.language);
    if (!wanted) return false;
    const isElsewhere = other !== undefined || (asked?.takesAnything && !asksForName(asked));
    if (isElsewhere && wordsBeside(text, wanted.values) > mostBesideChange) return false;
    // Who has been answered and wants something moved may mean what another flow is for.
    if (
      !filling &&
      wanted.isMove &&
      other &&
      wanted.values.some((one) => this.typeIsOf(other.parameters, one))
    )
      return false;
    const changed = this.placesOf(parameters, filling, wanted.values);
    if (!changed.size) return false;
    const open = parameters.filter(({ name }) => !this.values[name] && !changed.has(name));
    const among = [...parameters.filter(({ name }) => changed.has(name)), ...open];
    const refused = this.dayRefused(among, among, wanted.values);
    const values = valuesSaid(among, wanted.values, this.today);
    const again = filling && { ...filling, attempt: filling.attempt - 1 };
    if (refused) return this.refuse(flow, again, refused, text, values);
    this.set(flow.id, Object.fromEntries(values));
    if (!this.ask(flow, again)) this.finish(flow);
    return true;
  }

  private typeIsOf(parameters: readonly CompiledParameter[] = [], { typeId }: FoundValue): boolean {
    return parameters.some((one) => one.typeId === typeId && !one.takesAnything);
  }

  /**
   * The parameters that are said anew, one of each kind: what is asked for once more, or else what was told last. Of several
   * values it is not known which is meant.
   */
  private placesOf(
    parameters: readonly CompiledParameter[],
    filling: Filling | null,
    wanted: readonly FoundValue[],
  ): ReadonlySet<string> {
    const isAsked = ({ name }: CompiledParameter) => name === filling?.name;
    const told = parameters.filter(({ name }) => this.values[name]).reverse();
    const asked = parameters.filter(isAsked);
    const isAskedAgain = filling !== null && filling.attempt > 1;
    const candidates = isAskedAgain ? [...asked, ...told] : [...told, ...asked];
    const places = new Map<string, string>();
    const place = (isMeant: (values: ReadonlySet<string>, known: string | undefined) => boolean) => {
      for (const { name, typeId, takesAnything } of candidates) {
        const values = wanted.filter(
          (one) => one.typeId === typeId && (one.name === undefined || one.name === name),
        );
        const said = new Set(values.map(({ value }) => value));
        if (!takesAnything && !places.has(typeId) && isMeant(said, this.values[name]?.value))
          places.set(typeId, name);
      }
    };
    place((said, known) => said.size - Number(known !== undefined && said.has(known)) === 1);
    // Who says what is known already hears so, unless it may be a part of what is asked for.
    if (!asked.some(({ takesAnything }) => takesAnything)) place((said) => said.size === 1);
    return new Set(places.values());
  }

  /** "Nej, tirsdag": a value of the flow that has just answered is another one, and the flow answers again. */
  protected correct(text: string, understood: UnderstoodText, best?: CompiledFlow): boolean {
    const flow = this.flow(this.state.filledFlowId ?? null);
    if (!flow?.parameters) return false;
    const { parameters } = flow;
    const { cue, entities = [] } = understood;
    const other = best === flow ? undefined : best;
    if (this.change(flow, null, text, understood, other)) return true;
    if (cue !== 'correct') return false;
    const day = this.refusedIn(text, parameters, parameters, entities, other);
    if (day) return this.refuse(flow, null, day, text, valuesSaid(parameters, entities, this.today));
    if (!this.correctIn(flow, entities, null)) return false;
    this.finish(flow);
    return true;
  }

  /** Takes values of the given parameters, or of any, that were said again. False when there are none. */
  protected correctIn(
    flow: CompiledFlow,
    entities: readonly FoundValue[],
    among: CompiledFlow['parameters'] | null,
  ): boolean {
    const said = valuesSaid(among ?? flow.parameters ?? [], entities, this.today);
    // Of several it is not known which is meant instead of a value that was said before.
    for (const { name, typeId } of among ?? [])
      if (this.values[name] && entities.filter((one) => one.typeId === typeId).length > 1) said.delete(name);
    if (!said.size) return false;
    this.set(flow.id, Object.fromEntries(said));
    return true;
  }
}
