/** The parts of an address, in the order in which they are told. */
export const addressFields = [
  'addrStreet',
  'addrHousenumber',
  'addrPostcode',
  'addrCity',
  'addrCountry',
] as const

export type AddressField = (typeof addressFields)[number]
