type Bytes = Uint8Array<ArrayBuffer>

/** A body that is made as it is taken: the next part when the last one is on its way. */
export const streamOf = (parts: AsyncGenerator<Bytes, void>): ReadableStream<Bytes> =>
  new ReadableStream({
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    async cancel() {
      await parts.return()
    },
  })
