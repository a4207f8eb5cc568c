import { useEffect, useRef, useState } from 'react'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { fieldErrors } from '../../office/shell/field-errors.ts'
import { refusalOf } from '../../office/uploads/refusal-of-file.ts'
import { toast } from '../../ui/toast.ts'
import type { NewPhotoProps } from './new-photo.ts'
import type { PhotoTexts } from './photo-text-fields.tsx'
import { imagesAfter, uploadPhoto } from './place-images.requests.ts'
import { outcomeOf, type QueuedFile, toSend } from './queued-file.ts'

/** The files that wait to be sent to a place: one after the other, in their order; one that fails stops no other. */
export function useUploadQueue({ placeId, placeName, onAdded }: NewPhotoProps) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([])
  const [isSending, setIsSending] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const stop = useStop(isSending)
  const removed = useRef<ReadonlySet<number>>(new Set())
  const change = (key: number, changed: Partial<QueuedFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const remove = (key: number) => {
    removed.current = new Set([...removed.current, key])
    setFiles((all) => all.filter((one) => one.key !== key))
  }
  const add = (chosen: readonly File[]) => {
    const queued = chosen.map(queuedFile)
    const refusal = chosen.map(refusalOf).find((found) => found)
    if (refusal) toast({ ...refusal, variant: 'destructive' })
    setFiles((all) => [...all, ...queued])
  }

  /** Why it failed; undefined once it is stored. */
  const sendOne = async (
    { key, file }: QueuedFile,
    texts: PhotoTexts,
    signal: AbortSignal,
  ): Promise<string | undefined> => {
    change(key, { state: 'sending', sent: 0 })
    try {
      const onProgress = (sent: number) => change(key, { sent })
      const answer = await uploadPhoto(placeId, { ...texts, file, placeName }, { onProgress, signal })
      if (!answer.storagePath) throw new Error('The answer names no stored image')
      remove(key)
      onAdded(await imagesAfter(placeId, answer))
      return undefined
    } catch (cause) {
      const error = serverMessage(cause) ?? 'Failed to upload image'
      setErrors(fieldErrors(cause))
      change(key, { state: 'failed', error })
      return error
    }
  }

  /** Whether all are stored. */
  const send = async (texts: PhotoTexts): Promise<boolean> => {
    if (stop.current) return false
    stop.current = new AbortController()
    const { signal } = stop.current
    setIsSending(true)
    setErrors({})
    const failed: string[] = []
    let stored = 0
    for (const one of toSend(files)) {
      // Taken out of the list while those before it were on their way.
      if (removed.current.has(one.key)) continue
      const error = await sendOne(one, texts, signal)
      if (signal.aborted) return false
      if (error) failed.push(error)
      else stored += 1
    }
    stop.current = undefined
    setIsSending(false)
    const told = outcomeOf({ stored, failed })
    if (told) toast(told)
    return failed.length === 0
  }
  return { files, isSending, errors, add, remove, send }
}

let lastKey = 0

function queuedFile(file: File): QueuedFile {
  lastKey += 1
  const refusal = refusalOf(file)
  if (!refusal) return { key: lastKey, file, state: 'waiting', sent: 0 }
  return { key: lastKey, file, state: 'refused', sent: 0, error: refusal.description }
}

/** Set while files are sent: broken off when the editor leaves, who is told, and asked first where the whole tab would close. */
function useStop(isSending: boolean) {
  const stop = useRef<AbortController>(undefined)
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
  useEffect(
    () => () => {
      if (!stop.current) return
      toast({
        title: 'Upload stopped',
        description: 'Images not sent yet are not on the place.',
        variant: 'warning',
      })
      stop.current.abort()
    },
    [],
  )
  return stop
}
