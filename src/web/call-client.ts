import type { Hono } from 'hono'
import type { hc } from 'hono/client'

type CallArguments = {
  param?: Record<string, string>
  query?: Record<string, string | undefined>
  json?: unknown
}

/** A function that makes a part of the API, such as `citiesApi`. */
// biome-ignore lint/suspicious/noExplicitAny: as Hono's `hc` asks; the part's own types are what the client has
export type MakesPart = (...given: never[]) => Hono<any, any, any>

export type Client<Part extends MakesPart> = ReturnType<typeof hc<ReturnType<Part>>>

type Fetch = (path: string, init: RequestInit) => Promise<Response>

/**
 * The client of a part of the API that lies below `base`, with the types of Hono's `hc` and the fifth of it that our calls
 * need: a first visit's JavaScript has a budget, and Hono's own would take 1.7 kB of it.
 */
export function callClient<Part extends MakesPart>(base: string, fetch: Fetch): Client<Part> {
  const at = (steps: string[]): unknown =>
    new Proxy(() => {}, {
      get: (_, step: string) =>
        step.startsWith('$')
          ? (given: CallArguments = {}, { init }: { init?: RequestInit } = {}) =>
              fetch(base + addressOf(steps, given), { ...optionsOf(step, given), ...init })
          : at([...steps, step]),
    })
  return at([]) as Client<Part>
}

/** `:name` in a step stands for the parameter of that name, `index` for the part's own address. */
function addressOf(steps: string[], { param = {}, query = {} }: CallArguments): string {
  const path = steps.map((step) => {
    if (step === 'index') return ''
    const name = /^:(\w+)/.exec(step)?.[1]
    return `/${name === undefined ? step : encodeURIComponent(param[name] ?? '')}`
  })
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `${path.join('')}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`
}

const optionsOf = (method: string, { json }: CallArguments): RequestInit => ({
  method: method.slice(1).toUpperCase(),
  credentials: 'include',
  ...(json !== undefined && { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } }),
})
