import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<number>()

/** Whatever is written within `work` counts as done through this API token; null: by hand, or by the guide itself. */
export const actThrough = <Result>(tokenId: number | null, work: () => Result): Result =>
  tokenId === null ? acting.exit(work) : acting.run(tokenId, work)

/** Id of the API token that what is written now is done through; null for none. */
export const actingToken = (): number | null => acting.getStore() ?? null
