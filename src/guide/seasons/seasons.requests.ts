import { apiClient, contentOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'

export const getSeasons = remembered(() => contentOf(apiClient().api.seasons.$get()))
