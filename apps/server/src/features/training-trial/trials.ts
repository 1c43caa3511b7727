/** Work that goes on for somebody who asks for it again and again until it is done. */
interface Trial<Result> {
  content: string;
  progress: number;
  result: Promise<Result>;
  giveUp: AbortController;
  expiry: NodeJS.Timeout;
}

/** What the work is given: where to tell how far it is, 0..1, and when to end. */
export interface TrialWork {
  onProgress(fraction: number): void;
  signal: AbortSignal;
}

/** How long a trial is kept that nobody asks for, in milliseconds. */
const keptFor = 20_000;

/**
 * One trial for each person: the same content is tried once, another one takes its place, and what nobody asks for any
 * more is given up.
 */
export class Trials<Result> {
  private readonly trials = new Map<string, Trial<Result>>();
  private readonly keptFor: number;

  constructor(milliseconds = keptFor) {
    this.keptFor = milliseconds;
  }

  /** The trial of this person with this content; `work` is begun when there is none. */
  of(
    person: string,
    content: string,
    work: (given: TrialWork) => Promise<Result>,
  ): Pick<Trial<Result>, 'progress' | 'result'> {
    const known = this.trials.get(person);
    if (known) clearTimeout(known.expiry);
    const trial = known?.content === content ? known : this.begin(person, content, work);
    if (known && known !== trial) known.giveUp.abort();
    trial.expiry = setTimeout(() => this.drop(person, trial), this.keptFor).unref();
    this.trials.set(person, trial);
    return trial;
  }

  private begin(person: string, content: string, work: (given: TrialWork) => Promise<Result>): Trial<Result> {
    const giveUp = new AbortController();
    const onProgress = (fraction: number) => {
      trial.progress = fraction;
    };
    const trial: Trial<Result> = {
      content,
      progress: 0,
      result: Promise.resolve().then(() => work({ onProgress, signal: giveUp.signal })),
      giveUp,
      expiry: setTimeout(() => {}, 0),
    };
    // Whoever asks hears of it; what nobody asks for fails unheard.
    trial.result.catch(() => this.drop(person, trial));
    return trial;
  }

  private drop(person: string, trial: Trial<Result>): void {
    clearTimeout(trial.expiry);
    trial.giveUp.abort();
    if (this.trials.get(person) === trial) this.trials.delete(person);
  }
}
