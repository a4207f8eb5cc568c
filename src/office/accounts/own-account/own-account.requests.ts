import { apiClient, contentOf } from '../../../web/api-client.ts'
import type { ownAccountApi } from './own-account.api.ts'

const calls = apiClient<typeof ownAccountApi>('/api/account')

export const getOwnAccount = () => contentOf(calls.index.$get())
