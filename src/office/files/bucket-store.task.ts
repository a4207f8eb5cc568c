import type { ImageStore } from './image-store.task.ts'
import { type S3Access, signedHeaders } from './s3-signature.ts'

// The bucket may hold other things: only what lies below is ours.
const folder = 'images/'
const timeoutMs = 30_000

type Bucket = S3Access & { address: string }

type BucketRequest = {
  method: 'GET' | 'PUT' | 'DELETE'
  path?: string
  query?: Record<string, string>
  body?: Uint8Array
}

/**
 * Pictures in S3-compatible storage, below `images/` in a bucket: https://KEY:SECRET@host/bucket?region=eu-central-1.
 * A request that comes to nothing is an error, and so is every answer but the expected.
 */
export function bucketStore(storageUrl: string): ImageStore {
  const bucket = bucketOf(storageUrl)
  return {
    write: async (path, body) => {
      await expectOk(await ask(bucket, { method: 'PUT', path, body }))
    },
    read: async (path) => {
      const response = await ask(bucket, { method: 'GET', path })
      if (await isMissing(response)) return undefined
      return new Uint8Array(await (await expectOk(response)).arrayBuffer())
    },
    remove: async (path) => {
      const response = await ask(bucket, { method: 'DELETE', path })
      if (!(await isMissing(response))) await expectOk(response)
    },
    isEmpty: async () => {
      const query = { 'list-type': '2', prefix: folder, 'max-keys': '1' }
      const listed = await expectOk(await ask(bucket, { method: 'GET', query }))
      return !(await listed.text()).includes('<Contents>')
    },
  }
}

function ask(bucket: Bucket, { method, path, query, body }: BucketRequest): Promise<Response> {
  const url = new URL(path === undefined ? bucket.address : `${bucket.address}/${folder}${path}`)
  url.search = new URLSearchParams(query).toString()
  const headers = signedHeaders({ method, url, body, at: new Date() }, bucket)
  return fetch(url, {
    method,
    headers,
    body: body ? new Uint8Array(body) : null,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

function bucketOf(storageUrl: string): Bucket {
  const url = new URL(storageUrl)
  return {
    address: url.origin + url.pathname.replace(/\/+$/, ''),
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new Error(`The image storage answers ${response.status}: ${(await response.text()).slice(0, 300)}`)
}

/** A bucket that is missing is no missing picture. */
const isMissing = async (response: Response): Promise<boolean> =>
  response.status === 404 && !(await response.clone().text()).includes('NoSuchBucket')
