/** What the caller can do: retry later, mend the query or key, or do without this answer. */
export type ProviderErrorKind = 'unavailable' | 'refused' | 'unreadable'

export class ProviderError extends Error {
  override name = 'ProviderError'

  readonly kind: ProviderErrorKind

  constructor(kind: ProviderErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
