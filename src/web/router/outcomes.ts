import type { To } from './location.ts'

/** Thrown by a loader: its page lies elsewhere. */
export class Redirect {
  readonly options: To & { statusCode?: number }

  constructor(options: To & { statusCode?: number }) {
    this.options = options
  }
}

/** Thrown by a loader: there is no such page. */
export class NotFound {}

export const redirect = (options: Redirect['options']): Redirect => new Redirect(options)
export const notFound = (): NotFound => new NotFound()
