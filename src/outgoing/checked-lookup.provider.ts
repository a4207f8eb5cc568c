import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { isPublicAddress } from './public-address.ts'
import type { Service } from './service.ts'
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
export function lookupFor(url: URL, service: Service, resolve: Resolve): LookupFunction {
  const isOwn = url.origin === new URL(service.baseUrl).origin
  if (!isOwn && !isListed(url, service)) throw forbidden(url)
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

const isListed = ({ protocol, host, hostname, username, password }: URL, { otherHosts = [] }: Service) =>
  protocol === 'https:' &&
  otherHosts.includes(host) &&
  username === '' &&
  password === '' &&
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0

const forbidden = (url: URL) =>
  new TroubleError({ kind: 'refused', message: `leads to ${url.host}, where we do not go` })
