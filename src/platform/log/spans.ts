type SpanValues = Readonly<Record<string, string | number>>

/** Names and values are of the program, never of who uses it: patterns of routes, names of tables, kinds of jobs. */
export type SpanInfo = {
  name: string
  kind: 'server' | 'client' | 'internal'
  values?: SpanValues
  /** As a request's header `traceparent` has it: what it is a part of. */
  parent?: string | undefined
  /** Nothing by itself, as the statements of a clock: left out where it is no part of anything. */
  isPart?: boolean
}

/** Says once how it ended. */
type EndSpan = (how?: { values?: SpanValues; hasFailed?: boolean }) => void

export type Tracer = <Result>(span: SpanInfo, work: (end: EndSpan) => Result) => Result

let tracer: Tracer | undefined

/** From now on whatever passes through `spanning` and `inSpan` is told; the result ends it. */
export function traceBy(one: Tracer): () => void {
  tracer = one
  return () => {
    tracer = undefined
  }
}

export const isTraced = (): boolean => tracer !== undefined

/** Work that says its end itself. */
export const spanning: Tracer = (span, work) => (tracer ? tracer(span, work) : work(() => undefined))

export function inSpan<Result>(span: SpanInfo, work: () => Promise<Result>): Promise<Result> {
  if (!tracer) return work()
  return tracer(span, async (end) => {
    try {
      const result = await work()
      end()
      return result
    } catch (error) {
      end({ hasFailed: true })
      throw error
    }
  })
}
