import type { z } from 'zod'
import type { Framing } from '../../guide/photos/framing.ts'
import type { PlaceImage, PlaceImageEdit, UploadAnswer } from '../../guide/photos/place-image.schema.ts'
import { sendForm } from '../../office/uploads/send-form.requests.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import { getAdminPlace } from '../places/admin-places.requests.ts'
import type { commonsApi } from './commons.api.ts'
import type { framingApi } from './framing.api.ts'
import type { placeImagesApi, primaryImageApi } from './place-images.api.ts'
import type { unsplashImageApi, unsplashSearchApi } from './unsplash.api.ts'

const placeImages = apiClient<typeof placeImagesApi>('/api/admin/places')
const primaryImage = apiClient<typeof primaryImageApi>('/api/places')
const framing = apiClient<typeof framingApi>('/api/admin/places')
const commons = apiClient<typeof commonsApi>('/api/admin/places')
const unsplashImage = apiClient<typeof unsplashImageApi>('/api/admin/places')
const unsplash = apiClient<typeof unsplashSearchApi>('/api/admin/unsplash')

export type NewPhoto = { file: File; placeName: string } & Record<
  'altText' | 'photographerName' | 'photographerProfileUrl',
  string
>

type Sending = { onProgress: (part: number) => void; signal: AbortSignal }

const byId = (id: number) => ({ param: { id: String(id) } })

/** Those that the place has after a change: an answer that says no more than it has to names none, and they are asked for. */
export const imagesAfter = async (placeId: number, { images }: { images?: PlaceImage[] }) =>
  images ?? (await getAdminPlace(placeId)).images

export function uploadPhoto(placeId: number, photo: NewPhoto, { onProgress, signal }: Sending) {
  const form = new FormData()
  for (const [name, value] of Object.entries(photo)) form.set(name, value)
  const path = `/api/admin/places/${placeId}/images/upload`
  return sendForm<Partial<z.infer<typeof UploadAnswer>>>(path, form, onProgress, signal)
}

export const searchUnsplash = (query: string) => contentOf(unsplash.search.$get({ query: { query } }))

export const saveUnsplashPhoto = (placeId: number, choice: { unsplashId: string; placeName: string }) =>
  contentOf(unsplashImage[':id'].images['unsplash-id'].$post({ ...byId(placeId), json: choice }))

export const findCommonsPhotos = (placeId: number) =>
  contentOf(commons[':id']['commons-photos'].$get(byId(placeId)))

export const saveCommonsPhoto = (placeId: number, choice: { title: string; placeName: string }) =>
  contentOf(commons[':id'].images.commons.$post({ ...byId(placeId), json: choice }))

export const setPrimaryImage = (id: number) => contentOf(primaryImage.images[':id'].primary.$put(byId(id)))

export const orderImages = (placeId: number, ids: number[]) =>
  contentOf(placeImages[':id'].images.order.$put({ ...byId(placeId), json: { ids } }))

export const changeImage = (id: number, json: PlaceImageEdit) =>
  contentOf(placeImages.images[':id'].$patch({ ...byId(id), json }))

export const getFraming = (id: number) => contentOf(framing.images[':id'].framing.$get(byId(id)))

/** `base`: how it was framed as it was read. */
export const setFraming = (id: number, framed: Framing, base: Framing) =>
  contentOf(framing.images[':id'].framing.$put({ ...byId(id), json: { ...framed, base } }))

export const restoreImage = (id: number) => contentOf(placeImages.images[':id'].restore.$post(byId(id)))

export const deleteImage = (id: number) => contentOf(placeImages.images[':id'].$delete(byId(id)))
