import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { isOwnOrigin } from '../security/same-origin.ts'
import { isProductionHost } from '../security/site-origin.ts'

type Known = Pick<Settings, 'TRUST_PROXY' | 'SITE_ORIGIN'>

/** Some of it is about an address that anybody may claim: whoever claims many must not fill the log. */
const mostSaid = 5

/** Says in the log, each thing once, when a proxy stands in front and guide and proxy do not know of each other. */
export function proxyNotice(log: Log, settings: Known) {
  const said = new Set<string>()
  return (request: IncomingMessage, path: string) => {
    // Health is asked for from beside the guide.
    if (said.size === mostSaid || path === '/healthz' || path === '/readyz') return
    const words = [forwardedProblem, renamedProblem, namelessProblem]
      .map((problemOf) => problemOf(request, settings))
      .find((words) => words !== undefined && !said.has(words))
    if (!words) return
    said.add(words)
    log.warn(words)
  }
}

function forwardedProblem({ headers, socket }: IncomingMessage, { TRUST_PROXY, SITE_ORIGIN }: Known) {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'x-real-ip' in headers
  const andOrigin = SITE_ORIGIN ? '' : ', and SITE_ORIGIN to the address that visitors use'
  // Anybody can write such headers; a proxy of ours asks from near by.
  if (TRUST_PROXY > 0 || !isForwarded || !isNear(socket.remoteAddress)) return undefined
  return `A proxy stands in front, but all its visitors count as one: set TRUST_PROXY=1${andOrigin}`
}

function renamedProblem({ method, headers, socket }: IncomingMessage, { SITE_ORIGIN }: Known) {
  const { origin = '', host = '', 'sec-fetch-site': fetchSite } = headers
  if (!URL.canParse(origin) || !isNear(socket.remoteAddress)) return undefined
  // Browsers alone say 'same-origin', and never of another site; a page without an origin of its own says 'null' beside it.
  const isSame = fetchSite === 'same-origin'
  if (isSame && origin === SITE_ORIGIN && !isProductionHost(host, { SITE_ORIGIN }))
    return `A proxy stands in front and passes another Host on than that of SITE_ORIGIN, so search engines are told to keep out: let the proxy pass Host on (see deploy/nginx.conf)`
  if (isOwnOrigin({ origin, fetchSite, host }, { SITE_ORIGIN })) return undefined
  if (isSame)
    return `A proxy stands in front and passes another Host on, so nobody can sign in: set SITE_ORIGIN to ${origin}, and let the proxy pass Host on (see deploy/nginx.conf)`
  // By plain http browsers do not say it: another site's request then looks like that of a page of ours whose Host was changed.
  const isPassedOn = SITE_ORIGIN !== undefined && new URL(SITE_ORIGIN).host === host
  if (fetchSite !== undefined || isPassedOn || method === 'GET' || method === 'HEAD') return undefined
  return `A change that a page of ${origin} asked of ${host} was refused. Only if ${origin} is this guide's own address does a proxy pass another Host on, so that nobody can sign in there: then set SITE_ORIGIN to it, and let the proxy pass Host on (see deploy/nginx.conf). If you do not know it, another site tried, and nothing is to be done`
}

function namelessProblem({ headers }: IncomingMessage, { TRUST_PROXY }: Known) {
  if (TRUST_PROXY === 0 || 'x-forwarded-for' in headers) return undefined
  return `TRUST_PROXY is ${TRUST_PROXY}, but a request came without X-Forwarded-For, so all visitors count as one: let the proxy set it to the address that it was asked from (see deploy/nginx.conf)`
}

const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addSubnet('::1', 128, 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

const isNear = (peer: string | undefined) => {
  const address = peer?.replace(/^::ffff:(?=\d+\.)/i, '')
  return address !== undefined && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
