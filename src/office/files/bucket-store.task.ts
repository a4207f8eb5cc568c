import {
  askBucket,
  type BucketRequest,
  bucketOf,
  bytesOf,
  expectOk,
  isMissing,
  textOf,
} from './bucket.task.ts'
import type { ImageStore } from './image-store.task.ts'

// The bucket may hold other things: only what lies below is ours.
const folder = 'images/'

/**
 * Pictures in S3-compatible storage, below `images/` in a bucket. A request that comes to nothing is an error, and so is every
 * answer but the expected.
 */
export function bucketStore(storageUrl: string, timeoutMs?: number): ImageStore {
  const bucket = bucketOf(storageUrl, timeoutMs)
  const ask = (path: string, request: BucketRequest) => askBucket(bucket, { ...request, key: folder + path })
  return {
    write: async (path, body) => {
      await expectOk(await ask(path, { method: 'PUT', body }))
    },
    read: async (path) => {
      const response = await ask(path, { method: 'GET' })
      if (await isMissing(response)) return undefined
      return bytesOf(await expectOk(response))
    },
    remove: async (path) => {
      const response = await ask(path, { method: 'DELETE' })
      if (!(await isMissing(response))) await expectOk(response)
    },
    isEmpty: async () => {
      const query = { 'list-type': '2', prefix: folder, 'max-keys': '1' }
      const listed = await expectOk(await askBucket(bucket, { method: 'GET', query }))
      return !(await textOf(listed)).includes('<Contents>')
    },
  }
}
