import { useState } from 'react'
import type { CommonsPhoto } from '../../gathering/providers/wikimedia/commons-photo.schema.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { toast } from '../../ui/toast.ts'
import type { NewPhotoProps } from './new-photo.ts'
import { findCommonsPhotos, saveCommonsPhoto } from './place-images.requests.ts'

/** Photos of Commons, found and saved one at a time; `problem` says why the last of either came to nothing. */
export function useCommonsPhotos({ placeId, placeName, onAdded }: NewPhotoProps) {
  const [photos, setPhotos] = useState<CommonsPhoto[]>()
  const [isFinding, setIsFinding] = useState(false)
  const [chosenTitle, setChosenTitle] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const fail = (error: unknown, title: string, description: string) => {
    setProblem(serverMessage(error) ?? description)
    toast({ title, description, variant: 'destructive' })
  }
  const find = async () => {
    setIsFinding(true)
    setProblem(undefined)
    try {
      setPhotos(await findCommonsPhotos(placeId))
    } catch (error) {
      fail(error, 'Search failed', 'Failed to search Wikimedia Commons')
    }
    setIsFinding(false)
  }
  const choose = async (title: string) => {
    setChosenTitle(title)
    setProblem(undefined)
    try {
      const { images } = await saveCommonsPhoto(placeId, { title, placeName })
      toast({ title: 'Wikimedia Commons image saved successfully' })
      onAdded(images)
    } catch (error) {
      fail(error, 'Failed', 'Failed to save Wikimedia Commons image')
    }
    setChosenTitle(undefined)
  }
  return { photos, find, isFinding, problem, choose, chosenTitle }
}
