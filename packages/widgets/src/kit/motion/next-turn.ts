const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/**
 * Calls back in a turn of the event loop of its own, after input and painting that are due, without the delay of timers
 * and without waiting for a frame that has room.
 */
export function onNextTurn(run: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.addEventListener('message', () => waiting.shift()?.());
    channel.port1.start();
  }
  waiting.push(run);
  channel.port2.postMessage(null);
}
