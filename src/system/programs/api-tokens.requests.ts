import type { NewApiToken } from '../../office/api-tokens/api-token.schema.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import type { apiTokensApi } from './api-tokens.api.ts'

const calls = apiClient<typeof apiTokensApi>('/api/admin/api-tokens')

export const getApiTokens = () => contentOf(calls.index.$get())

export const createApiToken = (token: NewApiToken) => contentOf(calls.index.$post({ json: token }))

export const revokeApiToken = (id: number) => contentOf(calls[':id'].$delete({ param: { id: String(id) } }))
