import { BlockList, isIP } from 'node:net'

// What IANA keeps for networks of one's own, for this machine, for multicast, for documents and for the future, and
// the IPv6 ranges that carry an IPv4 address inside, which could be any of those.
const ranges4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
// Of IPv6 only this range is given out for the public network.
const global6 = ['2000::/3']
const ranges6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const special = listOf([...ranges4, ...ranges6])
const global = listOf(global6)

/** Whether an IP address lies in the public network: none of our own machines, neighbours or clouds' inner services. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), isIP(net) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
