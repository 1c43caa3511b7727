import type { Browser, CDPSession } from 'playwright-core';

/** An event of Chromium's trace, times in microseconds; `tdur` is the processor's time alone. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { data?: { url?: string } };
}

/** Holds the tasks of all threads, and when a page began. */
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Records what the threads of a browser do, one page after another. */
export class MainThreadTasks {
  private events: TraceEvent[] = [];

  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
    session.on('Tracing.dataCollected', ({ value }) => {
      this.events.push(...(value as unknown as TraceEvent[]));
    });
  }

  static async of(browser: Browser): Promise<MainThreadTasks> {
    return new MainThreadTasks(await browser.newBrowserCDPSession());
  }

  async start(): Promise<void> {
    this.events = [];
    await this.session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
    });
  }

  /**
   * The processor's milliseconds in the longest task of a page's own thread: without those of frames from other sites,
   * and without the one in which the browser makes the page.
   */
  async longestOf(address: string): Promise<number> {
    const complete = new Promise<unknown>((resolve) => {
      this.session.once('Tracing.tracingComplete', resolve);
    });
    await this.session.send('Tracing.end');
    await complete;
    const begun = this.events.find(({ name, args }) => name === 'CommitLoad' && args?.data?.url === address);
    if (!begun) throw new Error(`The trace has no beginning of ${address}`);
    const tasks = this.events.filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === begun.pid && tid === begun.tid && ts > begun.ts,
    );
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
  }
}
