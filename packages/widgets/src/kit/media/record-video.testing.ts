/** About a second of a moving canvas, recorded by the browser of the test: no file is needed. Address of a blob. */
export async function recordVideo(): Promise<string> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  const recorder = new MediaRecorder(canvas.captureStream(20));
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let i = 0; i < 20; i++) {
    pen.fillStyle = i % 2 === 0 ? '#246' : '#9cf';
    pen.fillRect(i * 10, 0, 20, 120);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await done;
  return URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }));
}
