import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  askBucket,
  type Bucket,
  type BucketRequest,
  bucketOf,
  expectOk,
  textOf,
} from '../../office/files/bucket.task.ts'
import { unlikeStorage } from '../../office/files/storage-trouble.task.ts'
import { timeOfName } from './archive-name.ts'
import type { ArchivePlace } from './archive-place.ts'
import { cannotBeUsed } from './cannot-be-used.task.ts'
import { makeArchiveFolder, removeLeftovers } from './folder-archives.task.ts'

// The bucket may hold other things: only what lies below is ours.
const folder = 'backups/'

// One lies in memory. Storage takes ten thousand parts of an object, so that an archive may have 300 GB.
const partBytes = 32 * 1024 * 1024
const partTimeoutMs = 10 * 60_000

/**
 * Archives in S3-compatible storage, below `backups/` in a bucket. Each is written into a folder of this machine first: a network
 * that stops for a moment costs a part, not the archive.
 */
export function bucketArchives(storageUrl: string, scratch: string, timeoutMs?: number): ArchivePlace {
  const bucket = bucketOf(storageUrl, timeoutMs)
  const title = `the bucket ${bucket.address.replace(/^https?:\/\//, '')}`
  return {
    title,
    check: async () => {
      const query = { 'list-type': '2', prefix: folder, 'max-keys': '1' }
      await readElement(bucket, { method: 'GET', query }, 'ListBucketResult').catch(cannotBeUsed(title))
    },
    put: async (name, write) => {
      await makeArchiveFolder(scratch)
      const file = join(scratch, `${name}.upload`)
      try {
        await write(file)
        return await send(bucket, folder + name, file).catch(cannotBeUsed(title))
      } finally {
        await rm(file, { force: true })
      }
    },
    list: async (prefix) => {
      const query = { 'list-type': '2', prefix: folder + prefix }
      const asked = { method: 'GET', query } as const
      const listed = await readElement(bucket, asked, 'ListBucketResult').catch(cannotBeUsed(title))
      return all(listed, 'Contents').map((entry) => (all(entry, 'Key')[0] ?? '').slice(folder.length))
    },
    remove: async (name) => {
      await answerOf(bucket, { method: 'DELETE', key: folder + name }).catch(cannotBeUsed(title))
    },
    tidy: async (prefix) => {
      await removeLeftovers(scratch, prefix)
      await endUploads(bucket, folder + prefix).catch(cannotBeUsed(title))
    },
  }
}

/** An object appears when its last part is acknowledged; of one that fails nothing stays. Resolves to its size. */
async function send(bucket: Bucket, key: string, file: string): Promise<number> {
  const begun = await readElement(bucket, { method: 'POST', key, query: { uploads: '' } }, 'UploadId')
  const upload = { key, uploadId: all(begun, 'UploadId')[0] ?? '' }
  const handle = await open(file)
  try {
    return await sendParts(bucket, upload, handle)
  } catch (error) {
    // What stays where that fails, too, goes after a day.
    await endUpload(bucket, upload).catch(() => undefined)
    throw error
  } finally {
    await handle.close()
  }
}

type Upload = { key: string; uploadId: string }

async function sendParts(bucket: Bucket, { key, uploadId }: Upload, handle: FileHandle): Promise<number> {
  const { size } = await handle.stat()
  const tags: string[] = []
  for (let start = 0; start < size; start += partBytes) {
    const length = Math.min(partBytes, size - start)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, start)
    const query = { partNumber: String(tags.length + 1), uploadId }
    const part = { method: 'PUT', key, query, body: buffer, timeoutMs: partTimeoutMs } as const
    tags.push((await expectOk(await askBucket(bucket, part))).headers.get('etag') ?? '')
  }
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  const query = { uploadId }
  const end = { method: 'POST', key, query, body, timeoutMs: partTimeoutMs } as const
  // Storage begins its answer before it knows how it ends: this may be an error.
  await readElement(bucket, end, 'CompleteMultipartUploadResult')
  return size
}

const dayMs = 24 * 60 * 60_000

/** Another server may be about it: one that begins with a new version backs up while those before it go on. */
const mayBeUnderWay = (name: string): boolean => Math.abs(Date.now() - timeOfName(name)) < dayMs

/** Parts of an upload that was not ended are seen by nobody, and paid for. */
async function endUploads(bucket: Bucket, prefix: string): Promise<void> {
  const asked = { method: 'GET', query: { prefix, uploads: '' } } as const
  const listed = await readElement(bucket, asked, 'ListMultipartUploadsResult')
  for (const upload of all(listed, 'Upload')) {
    const [key = '', uploadId = ''] = [all(upload, 'Key')[0], all(upload, 'UploadId')[0]]
    if (key.startsWith(prefix) && !mayBeUnderWay(key.slice(folder.length)))
      await endUpload(bucket, { key, uploadId })
  }
}

const endUpload = (bucket: Bucket, { key, uploadId }: Upload) =>
  answerOf(bucket, { method: 'DELETE', key, query: { uploadId } })

const answerOf = async (bucket: Bucket, request: BucketRequest): Promise<string> =>
  textOf(await expectOk(await askBucket(bucket, request)))

/** @throws StorageTrouble for an answer without the element: whatever stands before storage may call its own page a success */
async function readElement(bucket: Bucket, request: BucketRequest, name: string): Promise<string> {
  const answer = await answerOf(bucket, request)
  if (!answer.includes(`<${name}`)) throw unlikeStorage(answer)
  return answer
}

/** What stands in each element of a name; ours hold nothing that XML writes otherwise. */
const all = (xml: string, name: string): string[] =>
  xml
    .split(`<${name}>`)
    .slice(1)
    .flatMap((rest) => {
      const end = rest.indexOf(`</${name}>`)
      return end < 0 ? [] : [rest.slice(0, end)]
    })
