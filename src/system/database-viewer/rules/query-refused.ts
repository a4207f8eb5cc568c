/** A query that is not run. The message says what in it is not allowed; `location` is where, in bytes from the start. */
export class QueryRefused extends Error {
  override name = 'QueryRefused'
  readonly location: number | undefined

  constructor(message: string, location?: number) {
    super(message)
    this.location = location
  }
}
