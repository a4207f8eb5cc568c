import { addressOf, joinedAddress } from '../../gathering/candidates/place-address.ts'
import { joinedParts, type PlaceValues } from '../../gathering/merging/place-edit.ts'
import type { ComputedPlace } from '../../gathering/merging/place-merge.ts'
import { editableFacts } from '../../guide/facts/fact-names.ts'

export type PlaceWish = PlaceValues & Pick<ComputedPlace, 'name' | 'lat' | 'lng' | 'funTypes' | 'seasons'>

export type AddedPlace = PlaceWish & { editedFields: string[] }

/** A place as an editor wants it: all that was filled in is the editor's, should an import find the same place. */
export function addedPlace(wish: PlaceWish): AddedPlace {
  const parts = addressOf(wish)
  // Sent as the form puts it together it says no more than the parts do: it goes on following them.
  const ownAddress = wish.address === joinedParts(parts) ? null : (wish.address ?? null)
  const displayName = wish.displayName === wish.name ? null : (wish.displayName ?? null)
  const place = { ...wish, displayName, address: ownAddress ?? joinedAddress(parts) }
  const said = { ...wish, displayName, address: ownAddress }
  return { ...place, editedFields: ['name', ...editableFacts.filter((field) => isSaid(said[field]))].sort() }
}

const isSaid = (value: unknown) =>
  value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
