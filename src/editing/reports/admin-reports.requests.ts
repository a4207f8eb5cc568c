import { apiClient, contentOf } from '../../web/api-client.ts'
import type { adminReportsApi } from './admin-reports.api.ts'
import type { Decision, ReportList } from './admin-reports.schema.ts'

const reports = apiClient<typeof adminReportsApi>('/api/admin/reports')

/** The group at that position of all. */
export const getReports = (position: number, state: 'open' | 'decided'): Promise<ReportList> =>
  contentOf(reports.index.$get({ query: { page: String(position), limit: '1', state } }))

export const decide = (decision: Decision) => contentOf(reports.decide.$post({ json: decision }))

export const reopen = (ids: number[]) => contentOf(reports.reopen.$post({ json: { ids } }))
