import { toast } from '../../ui/toast.ts'
import { type FetchPack, storePack } from './store-pack.ts'

/** What is on its way. `total` is a guess until the last part has come, in bytes. */
export interface Keeping {
  key: string
  name: string
  loaded: number
  total: number
  stop: () => void
}

let keeping: readonly Keeping[] = []
const listeners = new Set<() => void>()

export const nowKeeping = (): readonly Keeping[] => keeping

/** Calls back on every change; returns how to stop. */
export function onKeeping(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** More than so many bytes are asked about first. */
const mostUnasked = 20_000_000

/** Thrown to wait for the visitor's word. */
class TooLarge extends Error {
  override name = 'TooLarge'
}

export interface Wanted {
  key: string
  name: string
  fetchPack: FetchPack
  /** Whether what was fetched is no longer what is wanted: the rest of it takes a while. */
  isOutdated?: () => boolean
}

/**
 * Keeps a city or a plan, or what is new of it, and says how that went: `isQuiet` only that it cannot be kept. `isAsked`: the
 * visitor knows how large it is.
 */
export async function keep(wanted: Wanted, { isAsked = false, isQuiet = false } = {}): Promise<void> {
  const { key, name } = wanted
  if (keeping.some((other) => other.key === key)) return
  const stopping = new AbortController()
  const one: Keeping = { key, name, loaded: 0, total: 0, stop: () => stopping.abort() }
  let now = one
  const put = (next: Keeping | undefined) => {
    keeping = [...keeping.filter((other) => other !== now), ...(next ? [next] : [])]
    now = next ?? now
    for (const listener of listeners) listener()
  }
  put(one)
  if (!isQuiet) toast({ title: `Keeping ${name} …`, action: { label: 'Stop', onAction: one.stop } })
  const onProgress = (loaded: number, total: number) => {
    if (total > mostUnasked && !isAsked) throw new TooLarge(sizeInWords(total))
    put({ ...now, loaded, total })
  }
  try {
    let bytes: number
    do bytes = (await storePack(wanted, onProgress, stopping.signal)).bytes
    while (wanted.isOutdated?.())
    if (!isQuiet) tellKept(name, bytes)
  } catch (error) {
    if (error instanceof TooLarge) tellTooLarge(wanted, error.message)
    else if (!stopping.signal.aborted) tellFailed(name, error)
  } finally {
    put(undefined)
  }
}

const tellKept = (name: string, bytes: number) =>
  toast({
    title: `${name} is kept on this device`,
    description: `${sizeInWords(bytes)}. It opens without a network.`,
    action: { label: 'What is kept', onAction: () => location.assign('/offline') },
  })

const tellTooLarge = (wanted: Wanted, size: string) =>
  toast({
    title: `${wanted.name} takes about ${size}`,
    description: 'It comes over the network that you are in now.',
    action: { label: 'Keep it', onAction: () => void keep(wanted, { isAsked: true }) },
  })

function tellFailed(name: string, error: unknown) {
  console.warn('It cannot be kept:', error)
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  toast({
    title: `${name} cannot be kept`,
    description: isFull
      ? 'There is no room left on this device. Remove something that is kept, and try again.'
      : 'Your browser allows this site no storage, or the network is gone. Please try again later.',
    variant: 'destructive',
  })
}

/** '0.4 MB', '6 MB', '4.3 GB' */
export const sizeInWords = (bytes: number): string => {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`
  return bytes < 1e6 ? `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB` : `${Math.round(bytes / 1e6)} MB`
}
