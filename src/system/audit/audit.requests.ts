import { apiClient, contentOf } from '../../web/api-client.ts'
import type { auditApi } from './audit.api.ts'
import { type AuditFilters, searchOfAudit } from './audit-filters.ts'
import type { KeptYears } from './retention.ts'

const audit = apiClient<typeof auditApi>('/api/admin/audit')

export const getAudit = (filters: AuditFilters) =>
  contentOf(audit.index.$get({ query: searchOfAudit(filters) }))

export const getRetention = () => contentOf(audit.retention.$get())

export const countOld = (years: KeptYears) =>
  contentOf(audit.retention['would-go'].$get({ query: { years: String(years) } }))

export const setRetention = (years: KeptYears | null) => contentOf(audit.retention.$put({ json: { years } }))
