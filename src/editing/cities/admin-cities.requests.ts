import type { citiesApi } from '../../guide/city-page/cities.api.ts'
import { askForWork } from '../../office/jobs/jobs.requests.ts'
import { wholeAnswer } from '../../office/shell/whole-answer.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import type { adminCitiesApi, newCityApi } from './admin-cities.api.ts'
import type { AdminCity, CityChange, NewCity } from './admin-city.schema.ts'

const calls = apiClient<typeof adminCitiesApi>('/api/admin/cities')
const cities = apiClient<typeof citiesApi>('/api/cities')
const newCities = apiClient<typeof newCityApi>('/api/cities')
const newAdminCities = apiClient<typeof newCityApi>('/api/admin/cities')

/** Anew each time: editors change it. */
export const getAllCities = () => contentOf(cities.index.$get())

export const getCityCounts = () => contentOf(calls.index.$get())

export const getAdminCity = (id: number) => contentOf(calls[':id'].$get({ param: { id: String(id) } }))

/** What the screens of visitors remember of cities is old after each of these, also where the answer was lost on its way. */
const changing = <Content>(change: Promise<Content>): Promise<Content> => change.finally(forgetAnswers)

export const createCity = (city: NewCity) => changing(contentOf(newAdminCities.index.$post({ json: city })))

/** The call of the Settings screen. */
export const addCustomCity = (city: Omit<NewCity, 'fetchEveryDays'>) =>
  changing(contentOf(newCities.index.$post({ json: city })))

export const changeCity = (id: number, change: CityChange): Promise<AdminCity> =>
  changing(
    wholeAnswer<AdminCity>(
      contentOf(calls[':id'].$put({ param: { id: String(id) }, json: change })),
      'updatedAt',
      () => getAdminCity(id),
    ),
  )

/** What brings it back; where very many places go with it, the job that deletes them. */
export const deleteCity = (id: number): Promise<{ historyId: number } | { jobId: string }> =>
  changing(askForWork('DELETE', `/api/admin/cities/${id}`, {}))

export const populateCities = (countries: string[]) =>
  changing(contentOf(calls.populate.$post({ json: { countries } })))
