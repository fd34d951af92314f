import { Socket } from 'node:net';
import { workerData } from 'node:worker_threads';

/** Entry of the thread that waits for the service to end. Its process goes at once, whatever the other threads do. */
const parent = new Socket({ fd: workerData as number, readable: true, writable: false });
parent.on('error', () => undefined);
parent.on('close', () => process.kill(process.pid, 'SIGKILL'));
parent.resume();
