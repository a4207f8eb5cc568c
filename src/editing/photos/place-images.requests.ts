import type { z } from 'zod'
import type { PlaceImageChange, UploadAnswer } from '../../guide/photos/place-image.schema.ts'
import { sendForm } from '../../office/uploads/send-form.requests.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'

export type NewPhoto = { file: File; placeName: string } & Record<
  'altText' | 'photographerName' | 'photographerProfileUrl',
  string
>

const admin = () => apiClient().api.admin
const byId = (id: number) => ({ param: { id: String(id) } })

export function uploadPhoto(placeId: number, photo: NewPhoto, onProgress: (part: number) => void) {
  const form = new FormData()
  for (const [name, value] of Object.entries(photo)) form.set(name, value)
  const path = `/api/admin/places/${placeId}/images/upload`
  return sendForm<Partial<z.infer<typeof UploadAnswer>>>(path, form, onProgress)
}

export const searchUnsplash = (query: string) => contentOf(admin().unsplash.search.$get({ query: { query } }))

export const saveUnsplashPhoto = (placeId: number, choice: { unsplashId: string; placeName: string }) =>
  contentOf(admin().places[':id'].images['unsplash-id'].$post({ ...byId(placeId), json: choice }))

export const findCommonsPhotos = (placeId: number) =>
  contentOf(admin().places[':id']['commons-photos'].$get(byId(placeId)))

export const saveCommonsPhoto = (placeId: number, choice: { title: string; placeName: string }) =>
  contentOf(admin().places[':id'].images.commons.$post({ ...byId(placeId), json: choice }))

export const setPrimaryImage = (id: number) =>
  contentOf(apiClient().api.places.images[':id'].primary.$put(byId(id)))

export const orderImages = (placeId: number, ids: number[]) =>
  contentOf(admin().places[':id'].images.order.$put({ ...byId(placeId), json: { ids } }))

export const changeImage = (id: number, json: PlaceImageChange) =>
  contentOf(admin().places.images[':id'].$patch({ ...byId(id), json }))

export const deleteImage = (id: number) => contentOf(admin().places.images[':id'].$delete(byId(id)))
