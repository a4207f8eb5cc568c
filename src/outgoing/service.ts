import type { Trouble } from './trouble.ts'

/** Where requests may go. */
export type Reach = {
  /** From the settings, so that it may lie anywhere. Everything else is at a public address, or refused. */
  baseUrl?: string
  /** Hosts outside the base address that its answers may point to, on https; 'any': the web as it is, http too. */
  otherHosts?: readonly string[] | 'any'
}

/** What is given up: what takes longer, in milliseconds, and what is more, in bytes, packed as well as unpacked. */
export type Bounds = { timeoutMs: number; maxBytes: number }

/** An outside service: where it is and how it may be treated. Times are in milliseconds, sizes in bytes. */
export type Service = Reach &
  Bounds & {
    /** Its row in `service_states` and its name in the log. */
    name: string
    /** As an editor reads it, such as 'Overpass'. */
    title: string
    baseUrl: string
    /** True where coordinates stand in the path of its addresses: no log line has it. */
    isPathPrivate?: boolean
    /** Between two starts, in the whole deployment. */
    gapMs: number
    /** How many requests may be under way at once in the whole deployment; without it, any number. */
    slots?: number
    retry: RetryPlan
    urgency?: Urgency
    budget?: Budget
    /** What is wrong with an answer that came. The usual: every status but 2xx. */
    judge?: (answer: Answer) => Trouble | undefined
  }

/** 'awaited': somebody looks at the screen until the answer is there; 'bulk' work lets those go first. */
export type Urgency = 'awaited' | 'bulk'

/** How long to wait before each further try; no more tries after the last. */
type RetryPlan = {
  /** After 429 and the like: too many requests. */
  busyMs: readonly number[]
  /** After an error of the server's, or of the way to it. */
  failedMs: readonly number[]
}

/** What may be used in a day or hour of UTC. */
export type Budget = { period: 'day' | 'hour'; limit: number }

export type OutgoingRequest = {
  url: URL
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Of the service's budget; 1 unless told otherwise. */
  cost?: number
  /** A key within the address or the headers, so that no log line or message repeats it. */
  secret?: string | undefined
}

/** The whole of what came, unpacked. */
export type Answer = {
  status: number
  /** Without parameters, in small letters: 'application/json'. */
  contentType: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

export type AskOptions = {
  signal?: AbortSignal | undefined
  /** In words that an editor reads, when it has to wait for long. */
  onProgress?: ((detail: string) => void) | undefined
}

/** Asks the service, as often as its plan allows. @throws ProviderError; the signal's reason when aborted */
export type Ask = (request: OutgoingRequest, options?: AskOptions) => Promise<Answer>
