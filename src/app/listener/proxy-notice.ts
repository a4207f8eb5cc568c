import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { isOwnOrigin } from '../security/same-origin.ts'

/** Says once in the log when a proxy stands in front and guide and proxy do not know of each other. */
export function proxyNotice(log: Log, settings: Pick<Settings, 'TRUST_PROXY' | 'SITE_ORIGIN'>) {
  let isSaid = false
  return ({ headers, socket }: IncomingMessage, path: string) => {
    // Health is asked for from beside the guide.
    if (isSaid || path === '/healthz' || path === '/readyz') return
    const words = problemOf(headers, socket.remoteAddress, settings)
    if (!words) return
    isSaid = true
    log.warn(words)
  }
}

function problemOf(
  headers: IncomingMessage['headers'],
  peer: string | undefined,
  { TRUST_PROXY, SITE_ORIGIN }: Pick<Settings, 'TRUST_PROXY' | 'SITE_ORIGIN'>,
): string | undefined {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'x-real-ip' in headers
  const andOrigin = SITE_ORIGIN ? '' : ', and SITE_ORIGIN to the address that visitors use'
  // Anybody can write such headers; a proxy of ours asks from near by.
  if (TRUST_PROXY === 0 && isForwarded && isNear(peer))
    return `A proxy stands in front, but all its visitors count as one: set TRUST_PROXY=1${andOrigin}`
  // Browsers alone say 'same-origin', and never of another site; a page without an origin of its own says 'null' beside it.
  const { origin = '', host, 'sec-fetch-site': fetchSite } = headers
  const isBrowsersOwn = fetchSite === 'same-origin' && URL.canParse(origin) && isNear(peer)
  if (isBrowsersOwn && !isOwnOrigin({ origin, fetchSite, host }, { SITE_ORIGIN }))
    return `A proxy stands in front and passes another Host on, so nobody can sign in: set SITE_ORIGIN to ${origin}, and let the proxy pass Host on (see deploy/nginx.conf)`
  if (TRUST_PROXY > 0 && !('x-forwarded-for' in headers))
    return `TRUST_PROXY is ${TRUST_PROXY}, but a request came without X-Forwarded-For, so all visitors count as one: let the proxy set it to the address that it was asked from (see deploy/nginx.conf)`
  return undefined
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
