/** A place that no provider has any more. */
export type GonePlace = { id: number; name: string; slug: string }
