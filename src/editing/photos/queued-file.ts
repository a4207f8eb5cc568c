/** A file that an editor chose, until it is stored. */
export type QueuedFile = {
  key: number
  file: File
  /** `refused`: it is not even sent. */
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  /** Which part of it has left, from 0 to 1. */
  sent: number
  /** Why it failed or was refused. */
  error?: string
}

/** Those that would be sent now: what failed is tried again. */
export const toSend = (files: readonly QueuedFile[]): QueuedFile[] =>
  files.filter(({ state }) => state === 'waiting' || state === 'failed')

/** 'Upload Image', 'Upload 3 Images'. */
export const uploadLabel = (count: number): string =>
  count === 1 ? 'Upload Image' : `Upload ${count} Images`

/** `failed`: why. */
type Outcome = { stored: number; failed: readonly string[] }
type Told = { title: string; description?: string; variant?: 'destructive' }

/** What is said when all have been tried; undefined where there was nothing to send. */
export function outcomeOf({ stored, failed }: Outcome): Told | undefined {
  const [first] = failed
  if (first) {
    const all = stored + failed.length
    const description = all === 1 ? first : `${failed.length} of ${all} images; each says why.`
    return { title: 'Upload failed', description, variant: 'destructive' }
  }
  if (stored === 0) return undefined
  return { title: stored === 1 ? 'Image uploaded successfully' : `${stored} images uploaded successfully` }
}
