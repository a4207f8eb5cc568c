import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { isPublicAddress } from './public-address.ts'
import type { Reach } from './service.ts'
import { TroubleError } from './trouble-error.ts'

/** All addresses of a host. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

const lookupAll = promisify(lookup)

export const systemResolve: Resolve = (host) => lookupAll(host, { all: true, verbatim: true })

/**
 * How the socket finds the host. The addresses that were checked are those that it connects to: asked for twice, a
 * name could first be a public machine and then one of our own. The settings' own host may be anywhere.
 * @throws TroubleError for an address that nobody put on the list
 */
export function lookupFor(url: URL, { baseUrl, otherHosts = [] }: Reach, resolve: Resolve): LookupFunction {
  const isOwn = baseUrl !== undefined && url.origin === new URL(baseUrl).origin
  if (!isOwn && !(isNamed(url) && (otherHosts === 'any' ? isOfTheWeb(url) : isListed(url, otherHosts))))
    throw forbidden(url)
  return (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !(isOwn || addresses.every(({ address }) => isPublicAddress(address))))
          callback(forbidden(url), [])
        else if (all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error) => callback(error, []),
    )
  }
}

const isListed = ({ protocol, host }: URL, hosts: readonly string[]) =>
  protocol === 'https:' && hosts.includes(host)

/** On the usual port: another one is no website, but somebody's service. */
const isOfTheWeb = ({ protocol, port }: URL) => /^https?:$/.test(protocol) && port === ''

const isNamed = ({ hostname, username, password }: URL) =>
  username === '' && password === '' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0

const forbidden = (url: URL) =>
  new TroubleError({ kind: 'refused', message: `leads to ${url.host}, where we do not go` })
