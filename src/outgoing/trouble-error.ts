import type { Trouble } from './trouble.ts'

/** A request that came to nothing, within this folder; callers get a ProviderError. */
export class TroubleError extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble.message, { cause: trouble.cause })
    this.trouble = trouble
  }
}
