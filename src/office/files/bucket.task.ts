import { type S3Access, signedHeaders } from './s3-signature.ts'
import { brokenOff, refusedByStorage, storageAway, tooLong } from './storage-trouble.task.ts'

export type Bucket = S3Access & {
  address: string
  /** For how long an answer is waited for. */
  timeoutMs: number
}

export type BucketRequest = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Of an object; without one the bucket itself is asked. Such letters only as stand in an address as they are. */
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
  timeoutMs?: number
}

const usualTimeoutMs = 30_000

/** S3-compatible storage by its address: https://KEY:SECRET@host/bucket?region=eu-central-1. */
export function bucketOf(storageUrl: string, timeoutMs = usualTimeoutMs): Bucket {
  const url = new URL(storageUrl)
  return {
    address: url.origin + url.pathname.replace(/\/+$/, ''),
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    timeoutMs,
  }
}

/** @throws StorageTrouble where no answer comes */
export async function askBucket(
  bucket: Bucket,
  { method, key, query, body, timeoutMs = bucket.timeoutMs }: BucketRequest,
): Promise<Response> {
  const url = new URL(key === undefined ? bucket.address : `${bucket.address}/${key}`)
  url.search = new URLSearchParams(query).toString()
  const headers = signedHeaders({ method, url, body, at: new Date() }, bucket)
  try {
    return await fetch(url, {
      method,
      headers,
      body: body ? new Uint8Array(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    throw storageAway(error)
  }
}

/** @throws StorageTrouble for every answer but the expected */
export async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response
  throw refusedByStorage(response.status, await textOf(response))
}

/** A bucket that is missing is no missing object. */
export const isMissing = async (response: Response): Promise<boolean> =>
  response.status === 404 && !(await textOf(response.clone())).includes('NoSuchBucket')

// The largest pictures have a third of it, and lists less.
const mostBytes = 64 * 1024 * 1024

/** All of an answer. @throws StorageTrouble where it breaks off, or does not end */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length
      if (length > mostBytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw brokenOff(error)
  }
  if (length > mostBytes) throw tooLong()
  return new Uint8Array(Buffer.concat(chunks))
}

export const textOf = async (response: Response): Promise<string> =>
  new TextDecoder().decode(await bytesOf(response))
