import type { z } from 'zod'
import { apiClient, contentOf } from '../../web/api-client.ts'
import type { NewPlaceView } from './place-view.schema.ts'
import type { placeViewsApi } from './place-views.api.ts'

const calls = apiClient<typeof placeViewsApi>('/api/admin/place-views')

export const getPlaceViews = () => contentOf(calls.index.$get())

export const keepPlaceView = (view: z.input<typeof NewPlaceView>) =>
  contentOf(calls.index.$post({ json: view }))

export const forgetPlaceView = (id: number) => contentOf(calls[':id'].$delete({ param: { id: String(id) } }))
