/**
 * Who says a fact: an editor of the guide; a provider; the place's own website; Nominatim, which fills gaps of addresses;
 * the starter guide; or, where nobody does, what is so of most places of the kind.
 */
export const factSourceNames = [
  'editor',
  'openstreetmap',
  'geoapify',
  'official-site',
  'nominatim',
  'starter',
  'kind',
] as const
