import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

/** One kept connection that is written and read by hand, so that what a client's HTTP library costs is not measured. */
export class PlainConnection {
  private readonly socket: Socket;
  private readonly head: string;

  constructor(port: number, token: string) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.head = `HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${token}\r\ncontent-type: application/json\r\n`;
  }

  /** The body of the answer. @throws Error for an answer without a length, or when the connection breaks */
  post(path: string, body: object): Promise<Buffer> {
    const text = JSON.stringify(body);
    const answer = this.readAnswer();
    this.socket.write(`POST ${path} ${this.head}content-length: ${Buffer.byteLength(text)}${HEAD_END}${text}`);
    return answer;
  }

  /** The body of the answer as it came, compressed. */
  get(path: string): Promise<Buffer> {
    const answer = this.readAnswer();
    this.socket.write(`GET ${path} ${this.head}accept-encoding: gzip${HEAD_END}`);
    return answer;
  }

  private readAnswer(): Promise<Buffer> {
    const { socket } = this;
    return new Promise((resolve, reject) => {
      let read: Buffer = Buffer.alloc(0);
      const settle = (end: () => void) => {
        socket.off('data', take).off('close', handleClose);
        end();
      };
      const handleClose = () => settle(() => reject(new Error('the connection was closed')));
      const take = (chunk: Buffer) => {
        read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
        const headEnd = read.indexOf(HEAD_END);
        if (headEnd < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(read.toString('latin1', 0, headEnd))?.[1];
        const body = read.subarray(headEnd + HEAD_END.length);
        if (length === undefined) settle(() => reject(new Error('the answer has no length')));
        else if (body.length >= Number(length)) settle(() => resolve(body));
      };
      socket.on('data', take).on('close', handleClose);
    });
  }

  close(): void {
    this.socket.destroy();
  }
}
