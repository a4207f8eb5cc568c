import { useState } from 'react'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { toast } from '../../ui/toast.ts'
import type { NewPhotoProps } from './new-photo.ts'
import { imagesAfter, saveUnsplashPhoto } from './place-images.requests.ts'

/** Saves photos of Unsplash one at a time; `chosenId` is the one under way, `problem` why the last was refused. */
export function useUnsplashChoice({ placeId, placeName, onAdded }: NewPhotoProps, failure: string) {
  const [chosenId, setChosenId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const choose = async (unsplashId: string): Promise<boolean> => {
    setChosenId(unsplashId)
    setProblem(undefined)
    try {
      const answer = await saveUnsplashPhoto(placeId, { unsplashId, placeName })
      toast({ title: 'Unsplash image saved successfully' })
      onAdded(await imagesAfter(placeId, answer))
      return true
    } catch (error) {
      setProblem(serverMessage(error))
      toast({ title: 'Failed', description: failure, variant: 'destructive' })
      return false
    } finally {
      setChosenId(undefined)
    }
  }
  return { choose, chosenId, problem }
}
