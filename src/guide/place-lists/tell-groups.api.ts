import type { Context } from 'hono'
import { groupCountsHeader, misfitCountHeader, writtenGroupCounts } from './certainty.ts'
import type { GroupedPlaceList } from './place.queries.ts'

export function tellGroups(c: Context, { groups, misfits }: GroupedPlaceList) {
  c.header(groupCountsHeader, writtenGroupCounts(groups))
  if (misfits !== null) c.header(misfitCountHeader, String(misfits))
}
