/** What is made when it is first asked for, and kept; one that failed is made anew for who asks next. */
export function madeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let making: Promise<Made> | undefined
  return () => {
    making ??= make().catch((error: unknown) => {
      making = undefined
      throw error
    })
    return making
  }
}
