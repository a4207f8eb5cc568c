// Node's types of these streams and the browser's do not know each other, though they are the same streams.

/** What comes out of a stream; who stops early cancels it. */
export async function* chunksOf<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** Writes all chunks, as fast as the stream takes them. @throws as the source, of which the stream is told */
export async function feed(
  stream: WritableStream<Uint8Array>,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const writer = stream.getWriter()
  try {
    for await (const chunk of chunks) await writer.write(chunk)
    await writer.close()
  } catch (error) {
    await writer.abort(error)
    throw error
  }
}
