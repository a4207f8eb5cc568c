import { getAdminPlace, getSourceValues, getStaffSources } from '../places/admin-places.requests.ts'

/** A place as it is now, with what its sources and editors say. */
export async function readPlaceRow(id: number) {
  const [place, sourceValues, staffSources] = await Promise.all([
    getAdminPlace(id),
    getSourceValues(id),
    getStaffSources(id),
  ])
  return { place, sourceValues, staffSources }
}
