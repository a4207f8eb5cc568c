import { Problem } from '../../platform/calls/problem.ts'

/** Storage that refuses or is away, in words for whoever wanted something of it; all that it said is the cause. */
export class StorageTrouble extends Problem {
  override name = 'StorageTrouble'

  constructor(reason: string, cause: unknown) {
    super(503, 'storage', `The storage ${reason}`)
    this.cause = cause
  }
}

const meanings: [RegExp, string][] = [
  [/^NoSuchBucket$/, 'there is no such bucket'],
  [/^RequestTimeTooSkewed$/, 'the clock of the guide’s machine is wrong'],
  [/Full$|Quota|InsufficientStorage/i, 'it is full'],
  [/^(?:AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch)$/, 'its key is not right, or may not do this'],
]

/** By its status and the XML that comes with it, which may name the key. */
export function refusedByStorage(status: number, xml: string): StorageTrouble {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? ''
  const meaning = meanings.find(([codes]) => codes.test(code))?.[1]
  const reason = `answers ${status}${code && ` (${code})`}${meaning ? `: ${meaning}` : ''}`
  return new StorageTrouble(reason, new Error(xml.slice(0, 300)))
}

/** It says that all is well, and what it says besides is not what was asked. */
export const unlikeStorage = (answer: string): StorageTrouble =>
  new StorageTrouble(`answers as none does: ${answer.slice(0, 100)}`, new Error(answer.slice(0, 300)))

export const tooLong = (): StorageTrouble => new StorageTrouble('answers at too great a length', undefined)

export const brokenOff = (error: unknown): StorageTrouble =>
  isTimeout(error) ? storageAway(error) : new StorageTrouble('breaks off in the middle of an answer', error)

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

export function storageAway(error: unknown): StorageTrouble {
  if (isTimeout(error)) return new StorageTrouble('does not answer in time', error)
  if (!(error instanceof Error)) return new StorageTrouble('cannot be reached', error)
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code
  return new StorageTrouble(`cannot be reached${code ? ` (${code})` : ''}`, error)
}

/** Of a folder of ours, by what the system says. */
export function folderTrouble(error: unknown): StorageTrouble {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = folderMeanings[code] ?? 'fails'
  return new StorageTrouble(`of this machine ${reason}${code && ` (${code})`}`, error)
}

const folderMeanings: Record<string, string> = {
  EROFS: 'can only be read',
  EACCES: 'belongs to somebody else',
  EPERM: 'belongs to somebody else',
  ENOTDIR: 'is no folder',
}
