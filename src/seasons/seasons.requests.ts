import { apiClient, contentOf } from '../app/api-client.ts'
import { remembered } from '../app/remembered.ts'

export const getSeasons = remembered(() => contentOf(apiClient().api.seasons.$get()))
