import { type Survivor, unseen } from './unseen.ts'

export const ofOutgoingAddresses: readonly Survivor[] = [
  ...unseen(
    'src/outgoing/checked-lookup.provider.ts',
    'in which order the addresses stand: all are checked, and the socket tries one after the other',
    ['true', 'false'],
  ),
  ...unseen('src/outgoing/checked-lookup.provider.ts', 'no address has a host with blanks', [
    '[]',
    '["Stryker was here"]',
  ]),
  ...unseen(
    'src/outgoing/checked-lookup.provider.ts',
    'in the host of a URL a bracket stands at the beginning and at the end only',
    ['/^\\[|\\]$/g', '/\\[|\\]$/g'],
    ['/^\\[|\\]$/g', '/^\\[|\\]/g'],
  ),
  ...unseen('src/outgoing/public-address.ts', 'the first part of a split text is always there', [
    `''`,
    '"Stryker was here!"',
  ]),
  ...unseen(
    'src/outgoing/public-address.ts',
    'what is neither an IPv4 nor an IPv6 address lies in no range, and is not public either way',
    ['family === 6', 'true'],
  ),
  ...unseen(
    'src/outgoing/public-address.ts',
    'Node looks an address up among those of IPv6 unless it is told IPv4',
    [`'ipv6'`, '""'],
  ),
]
