/** How a kind of job is put off while its service is away. */
export type TriedAgain = {
  /** Its row in `service_states`. */
  service: string
  /** Who started it matters: those of two editors stay apart. */
  isOnesOwn?: boolean
  /** One job for both inputs; undefined where that cannot be. */
  join: (one: object, other: object) => object | undefined
}
