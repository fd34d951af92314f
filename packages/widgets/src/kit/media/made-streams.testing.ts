const SIZE = { width: 160, height: 90 };
const FRAMES = 40;
const FRAME_MS = 50;

function paint(pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, i: number): void {
  pen.fillStyle = `hsl(${i * 9} 70% 45%)`;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = '#fff';
  pen.fillRect((i * 4) % SIZE.width, 30, 20, 30);
}

/** Address of a blob with two seconds of H.264 in a fragmented MP4, recorded by the browser of the test. */
async function recordMp4(): Promise<ArrayBuffer> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/mp4;codecs=avc1' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let i = 0; i < FRAMES; i++) {
    paint(pen, i);
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
  recorder.stop();
  await done;
  return new Blob(parts).arrayBuffer();
}

/** Byte at which the first box of that type begins. */
function placeOfBox(bytes: ArrayBuffer, type: string): number {
  const view = new DataView(bytes);
  for (let at = 0; at + 8 <= bytes.byteLength; at += view.getUint32(at)) {
    if (String.fromCharCode(...new Uint8Array(bytes, at + 4, 4)) === type) return at;
  }
  throw new Error(`The recording has no box "${type}".`);
}

/** Address of an HLS playlist whose only segment was recorded here; without an end, as a live one has none. */
export async function makeHls(): Promise<string> {
  const mp4 = await recordMp4();
  const middle = placeOfBox(mp4, 'moof');
  const [head, body] = [mp4.slice(0, middle), mp4.slice(middle)].map((part) =>
    URL.createObjectURL(new Blob([part], { type: 'video/mp4' })),
  );
  const seconds = (FRAMES * FRAME_MS) / 1000;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-MAP:URI="${head}"`,
    `#EXTINF:${seconds},`,
    body,
  ];
  return URL.createObjectURL(new Blob([lines.join('\n')], { type: 'application/vnd.apple.mpegurl' }));
}

interface EncodedFrame {
  readonly bytes: Uint8Array;
  readonly isKey: boolean;
  readonly atMs: number;
}

async function encodeH264(): Promise<{ readonly frames: readonly EncodedFrame[]; readonly setup: Uint8Array }> {
  const frames: EncodedFrame[] = [];
  let setup = new Uint8Array();
  const encoder = new VideoEncoder({
    output(chunk, about) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ bytes, isKey: chunk.type === 'key', atMs: chunk.timestamp / 1000 });
      const description = about?.decoderConfig?.description;
      if (description) setup = new Uint8Array(description as ArrayBuffer);
    },
    error(cause) {
      throw cause;
    },
  });
  encoder.configure({ codec: 'avc1.42001f', ...SIZE, framerate: 20, bitrate: 200_000, avc: { format: 'avc' } });
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  for (let i = 0; i < FRAMES; i++) {
    paint(pen, i);
    const frame = new VideoFrame(canvas, { timestamp: i * FRAME_MS * 1000 });
    encoder.encode(frame, { keyFrame: i % 20 === 0 });
    frame.close();
  }
  await encoder.flush();
  encoder.close();
  return { frames, setup };
}

const VIDEO_TAG = 9;
const AVC = 7;

/** A tag of FLV with the size of its own behind it (Video File Format Specification, version 10). */
function toTag(body: readonly number[] | Uint8Array, atMs: number): Uint8Array {
  const size = body.length;
  const tag = new Uint8Array(11 + size + 4);
  tag.set([VIDEO_TAG, size >> 16, (size >> 8) & 255, size & 255]);
  tag.set([(atMs >> 16) & 255, (atMs >> 8) & 255, atMs & 255, atMs >>> 24, 0, 0, 0], 4);
  tag.set(body, 11);
  new DataView(tag.buffer).setUint32(11 + size, 11 + size);
  return tag;
}

/** Address of two seconds of H.264 in FLV, made here. */
export async function makeFlv(): Promise<string> {
  const { frames, setup } = await encodeH264();
  const head = new Uint8Array([0x46, 0x4c, 0x56, 1, 1, 0, 0, 0, 9, 0, 0, 0, 0]);
  const toBody = (bytes: Uint8Array, isKey: boolean, packet: number) =>
    new Uint8Array([((isKey ? 1 : 2) << 4) | AVC, packet, 0, 0, 0, ...bytes]);
  const tags = [
    toTag(toBody(setup, true, 0), 0),
    ...frames.map(({ bytes, isKey, atMs }) => toTag(toBody(bytes, isKey, 1), atMs)),
  ];
  return URL.createObjectURL(new Blob([head, ...tags] as BlobPart[], { type: 'video/x-flv' }));
}
