import { apiClient, contentOf } from '../../web/api-client.ts'
import type { adminReportsApi } from './admin-reports.api.ts'
import type { Decision, ReportGroup, ReportList } from './admin-reports.schema.ts'

const reports = apiClient<typeof adminReportsApi>('/api/admin/reports')

/** The group at that position of all that are open. */
export const getReports = (position: number): Promise<ReportList> =>
  contentOf(reports.index.$get({ query: { page: String(position), limit: '1' } }))

/** Those that were decided, about places whose name has that. */
export const getDecided = (search: string, page: number): Promise<ReportList> =>
  contentOf(
    reports.index.$get({ query: { state: 'decided', page: String(page), ...(search && { search }) } }),
  )

/** As they are now: those that are open, or else what was decided of them last; undefined where none is left. */
export async function getGroupNow({ place, reason }: ReportGroup): Promise<ReportGroup | undefined> {
  for (const state of ['open', 'decided'] as const) {
    const query = { state, reason, place: String(place.id), limit: '1' }
    const [group] = (await contentOf(reports.index.$get({ query }))).data
    if (group) return group
  }
  return undefined
}

export const decide = (decision: Decision) => contentOf(reports.decide.$post({ json: decision }))

export const note = (ids: number[]) => contentOf(reports.note.$post({ json: { ids } }))

export const reopen = (ids: number[]) => contentOf(reports.reopen.$post({ json: { ids } }))
