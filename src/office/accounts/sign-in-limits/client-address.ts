import { isIP } from 'node:net'

/**
 * Who asks, as far as it can be believed: each trusted proxy appended the address it was asked from, so the client's stands
 * that many places from the right. What stands further left anybody may have written.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor ?? '').split(',').filter((part) => part.trim()), peer ?? '']
  const believed = chain.at(-1 - trustedProxies) ?? chain[0] ?? ''
  return networkOf(believed) ?? networkOf(peer ?? '') ?? 'unknown'
}

/** An IPv4 address, or the /64 of an IPv6 one: whoever has one of those has all of it. undefined for no address. */
function networkOf(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  const version = isIP(address)
  if (version === 0) return undefined
  if (version === 4) return address
  const { hostname } = new URL(`http://[${address}]`)
  const mapped = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(hostname)
  return mapped ? ipv4Of(mapped[1] as string, mapped[2] as string) : ipv6Network(hostname.slice(1, -1))
}

function ipv4Of(high: string, low: string): string {
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [a >> 8, a & 255, b >> 8, b & 255].join('.')
}

function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
