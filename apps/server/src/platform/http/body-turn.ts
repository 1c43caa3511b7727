import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Turns } from '../limits/turns.ts';
import { answerTooSlow } from './answer-broken-requests.ts';

/** A body whose turn it is and that brings nothing for so long is given up, in milliseconds. */
const silentFor = 30_000;

/**
 * A request's turn to have its large body read. It ends with the work that is done with the body (`leave`); with the
 * request where it does not come to that, since the client has gone or the body is refused.
 */
export class BodyTurn {
  private readonly turns: Turns;
  private readonly subject: string;
  private readonly turn: Promise<void> | null;
  private readonly request: IncomingMessage;
  private silence: NodeJS.Timeout | undefined;
  private isWorkedOn = false;
  private isOver = false;

  /** Gets in line. Throws what `turns` refuses with. */
  constructor(turns: Turns, subject: string, request: IncomingMessage, response: ServerResponse) {
    this.turns = turns;
    this.subject = subject;
    this.request = request;
    this.turn = turns.enter(subject);
    const ended = () => this.isWorkedOn || this.leave();
    // An answered request that nobody reads closes late, and a response behind another on its connection never does.
    request.once('close', ended);
    response.once('close', ended);
  }

  /** Resolves when the body may be read; never when the client goes away before. */
  async come(): Promise<void> {
    if (this.turn) await this.turn;
    if (!this.isOver) this.silence = setInterval(() => this.cutSilent(), silentFor).unref();
  }

  /** The body has arrived: the turn lasts as long as the work, even when the client has gone. */
  beginWork(): void {
    this.isWorkedOn = true;
    clearInterval(this.silence);
  }

  leave(): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.silence);
    this.turns.giveUp(this.subject, this.turn);
  }

  private bytesBefore = -1;

  private cutSilent(): void {
    const { socket } = this.request;
    if (socket.bytesRead === this.bytesBefore) {
      answerTooSlow(socket);
      socket.destroySoon();
    }
    this.bytesBefore = socket.bytesRead;
  }
}
