type Fetch = (request: Request) => Response | Promise<Response>

let api: Fetch | undefined

/** Names the API that pages rendered in this process read from. */
export const setInProcessApi = (fetch: Fetch) => {
  api = fetch
}

/** A call to the API without a network: what a page's loader uses while the server renders it. */
export const inProcessFetch: typeof fetch = async (input, init) => {
  if (!api) throw new Error('No API has been set up in this process')
  return api(new Request(input, init))
}
