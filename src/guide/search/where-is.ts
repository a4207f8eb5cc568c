/** 'Vienna, Austria', as much of it as is known. */
export const whereIs = ({ addrCity, addrCountry }: { addrCity: string | null; addrCountry: string | null }) =>
  [addrCity, addrCountry].filter(Boolean).join(', ')
