import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import { getAdminPlace } from '../places/admin-places.requests.ts'
import { deleteImage, imagesAfter, restoreImage } from './place-images.requests.ts'

/** Of the refusal of a change: there is no such photo any more. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

type Said = { done: string; failed: string; undo?: () => void }

/** Changes of a place's photos, each with a message of what came of it. */
export function usePhotoChanges(placeId: number, onChange: (images: PlaceImage[]) => void) {
  // Somebody else may have added, moved or deleted some: who tries again begins with what is there.
  const readAgain = () =>
    getAdminPlace(placeId).then(
      ({ images }) => onChange(images),
      // Why nothing could be done was said.
      () => undefined,
    )
  const changing = async (change: Promise<{ images: PlaceImage[] }>, { done, failed, undo }: Said) => {
    try {
      onChange(await imagesAfter(placeId, await change))
      toast({ title: done, ...(undo && { action: { label: 'Undo', onAction: undo } }) })
    } catch (error) {
      toast({ title: `${failed}: ${serverMessage(error) ?? 'Unknown error'}`, variant: 'destructive' })
      await readAgain()
    }
  }
  const bringBack = (id: number) =>
    changing(restoreImage(id), { done: 'Photo brought back', failed: 'Failed to bring the photo back' })
  return {
    changing,
    readAgain,
    /** Of a form about a photo: says that the photo is gone, and shows those that are left. */
    leaveGone: async () => {
      toast({
        ...{ title: 'This photo is gone', description: 'Somebody else has deleted it.' },
        variant: 'destructive',
      })
      await readAgain()
    },
    remove: ({ id }: PlaceImage) =>
      changing(deleteImage(id), { done: 'Image deleted successfully', failed: 'Failed to delete image' }),
    /** What came by itself goes without a question, since it can be brought back. */
    drop: ({ id }: PlaceImage) =>
      changing(deleteImage(id), {
        done: 'Photo dropped: it does not come back by itself',
        failed: 'Failed to drop the photo',
        undo: () => void bringBack(id),
      }),
  }
}
