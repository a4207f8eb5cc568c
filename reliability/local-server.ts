import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type LocalServer = { url: string; close(): void }

/** A service on this machine, in place of one that the internet would be needed for. */
export async function localServer(
  answer: (body: string, address: string) => { status?: number; body: string },
): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    const { status = 200, body } = answer(await text(request), request.url ?? '/')
    response.setHeader('Content-Type', 'application/json')
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const services = ['OVERPASS', 'NOMINATIM', 'OSRM', 'GEOAPIFY', 'UNSPLASH', 'WIKIMEDIA', 'WIKIDATA']

/** Settings with which no service is asked but this one. */
export const everyServiceAt = ({ url }: LocalServer): Record<string, string> =>
  Object.fromEntries(services.map((name) => [`${name}_URL`, url]))
