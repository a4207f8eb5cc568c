/** What a service worker finds around it, as far as ours needs it: the compiler knows windows or workers, not both. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  clients: { claim(): Promise<void>; get(id: string): Promise<Asker | undefined> }
  location: Location
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface AskedEvent extends LastingEvent {
  request: Request
  /** Of the page that asks; empty where one is only about to be opened. */
  clientId: string
  respondWith(answer: Promise<Response>): void
}

interface Asker {
  postMessage(message: unknown): void
}
