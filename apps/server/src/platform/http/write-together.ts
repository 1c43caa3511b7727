import type { Socket } from 'node:net';

const held: Socket[] = [];

/**
 * Holds back what is written to the socket until all that is ready now has been answered. The turns of a group are
 * stored together; written straight after one another, their answers wake who waits for them once and not each time.
 */
export function writeTogether(socket: Socket): void {
  socket.cork();
  if (held.push(socket) === 1) process.nextTick(writeHeld);
}

function writeHeld(): void {
  for (const socket of held.splice(0)) socket.uncork();
}
