/**
 * Lines of a byte stream as they complete, without their line ends; empty ones are skipped.
 * A last line without a line end is given too. Characters split across chunks are put together.
 * `onChunk` is called for every piece that arrives. @throws what the stream throws
 */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void = () => undefined,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      onChunk();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        const text = line.trim();
        if (text !== '') yield text;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
