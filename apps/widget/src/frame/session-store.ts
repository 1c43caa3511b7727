import type { SessionState } from './session-state.ts';

/** The state that components subscribe to. */
export class SessionStore {
  protected state: SessionState;
  private readonly listeners = new Set<() => void>();

  constructor(state: SessionState) {
    this.state = state;
  }

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected update(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
