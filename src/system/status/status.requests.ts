import { apiClient, contentOf } from '../../web/api-client.ts'
import type { statusApi } from './status.api.ts'

const calls = apiClient<typeof statusApi>('/api/admin/status')

export const getStatus = () => contentOf(calls.index.$get())

/** What starts a back-up. */
export const backUpsPath = '/api/admin/backups'
