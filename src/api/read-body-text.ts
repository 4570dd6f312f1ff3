/** How long to wait for the next byte of a body, in milliseconds. */
const stallLimit = 15_000;

/**
 * Reads a body to its end. The limit is on the time without a byte: a long list on a slow line is no stall.
 * @throws {Error} A `TimeoutError` when it stops arriving.
 */
export async function readBodyText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await unlessStalled(reader);
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
  }
}

async function unlessStalled(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const stall = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    stall.reject(Object.assign(new Error('The body stalled'), { name: 'TimeoutError' }));
    // Closes the connection. Not awaited, because the cancellation may hang, too.
    void reader.cancel().catch(() => undefined);
  }, stallLimit);
  try {
    return await Promise.race([stall.promise, reader.read()]);
  } finally {
    clearTimeout(timer);
  }
}
