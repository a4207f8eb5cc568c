import { apiClient, contentOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'
import type { seasonsApi } from './seasons.api.ts'

const seasons = apiClient<typeof seasonsApi>('/api/seasons')

export const getSeasons = remembered(() => contentOf(seasons.index.$get()))
