/** Sum of the differences of red, green and blue from which a pixel counts as another one; smoothing of edges is less. */
const CLEARLY = 96;

async function toPixels(base64: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to compare pictures on.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** Share, 0 to 1, of the pixels in which two PNGs (base64) clearly differ; 1 when their sizes differ. */
export async function differenceOf(taken: string, kept: string): Promise<number> {
  const [one, other] = await Promise.all([toPixels(taken), toPixels(kept)]);
  if (one.width !== other.width || one.height !== other.height) return 1;
  let count = 0;
  for (let i = 0; i < one.data.length; i += 4) {
    let distance = 0;
    for (let c = i; c < i + 3; c++) distance += Math.abs((one.data[c] ?? 0) - (other.data[c] ?? 0));
    if (distance > CLEARLY) count++;
  }
  return count / (one.data.length / 4);
}
