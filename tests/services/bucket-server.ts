import { signedHeaders } from '../../src/office/files/s3-signature.ts'
import { localService } from './local-service.ts'

const access = { accessKey: 'the key', secretKey: 'the/secret+', region: 'eu-central-1' }

type Upload = { key: string; parts: Map<number, Buffer> }

/** S3-compatible storage with a bucket called `guide`, that takes only requests that its key has signed. */
export async function bucketServer() {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Upload>()
  let isFull = false
  const server = await localService((url, request, _text, bytes) => {
    const { method = '', headers } = request
    const asked = new URL(url.pathname + url.search, `http://${headers.host}`)
    const at = new Date(String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:'))
    const signed = signedHeaders({ method, url: asked, body: bytes, at }, access)
    if (headers.authorization !== signed.authorization) return problem(403, 'SignatureDoesNotMatch')
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = rest.join('/')
    if (bucket !== 'guide') return problem(404, 'NoSuchBucket')
    if (key === '' && url.searchParams.has('uploads')) return { body: listOfUploads(uploads, url) }
    if (key === '') return { body: listOf(objects, url) }
    if (isFull && method === 'PUT') return problem(507, 'InsufficientStorage')
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return answerUpload({ objects, uploads }, { method, key, bytes, query: url.searchParams })
    if (method === 'PUT') objects.set(key, bytes)
    if (method === 'DELETE') objects.delete(key)
    if (method !== 'GET') return { body: '', status: method === 'PUT' ? 200 : 204 }
    return objects.has(key) ? { body: objects.get(key) ?? '' } : problem(404, 'NoSuchKey')
  })
  const { accessKey, secretKey, region } = access
  const addressOf = (secret = secretKey, bucket = 'guide') => {
    const address = new URL(`${server.url}/${bucket}?region=${region}`)
    address.username = encodeURIComponent(accessKey)
    address.password = encodeURIComponent(secret)
    return address.href
  }
  /** It has room for nothing any more. */
  const fill = () => {
    isFull = true
  }
  return { objects, uploads, addressOf, fill, requests: server.requests }
}

type Storage = { objects: Map<string, Buffer>; uploads: Map<string, Upload> }
type UploadRequest = { method: string; key: string; bytes: Buffer; query: URLSearchParams }

/** An object in parts: begun, sent, and put together or given up. */
function answerUpload({ objects, uploads }: Storage, { method, key, bytes, query }: UploadRequest) {
  const id = query.get('uploadId') ?? `upload ${uploads.size + 1}`
  if (query.has('uploads')) uploads.set(id, { key, parts: new Map() })
  const upload = uploads.get(id)
  if (!upload) return problem(404, 'NoSuchUpload')
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), bytes)
    return { body: '', headers: { ETag: `"part ${query.get('partNumber')}"` } }
  }
  if (query.has('uploads'))
    return {
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    }
  if (method === 'POST') {
    const told = [...bytes.toString().matchAll(/<PartNumber>(\d+)<.PartNumber><ETag>"part \1"<.ETag>/g)]
    if (told.length !== upload.parts.size) return problem(400, 'InvalidPart')
    objects.set(key, Buffer.concat(told.map(([, number]) => upload.parts.get(Number(number)) ?? Buffer.of())))
  }
  uploads.delete(id)
  return { body: method === 'POST' ? '<CompleteMultipartUploadResult/>' : '' }
}

function listOfUploads(uploads: ReadonlyMap<string, Upload>, { searchParams }: URL): string {
  const ours = [...uploads].filter(([, { key }]) => key.startsWith(searchParams.get('prefix') ?? ''))
  const listed = ours.map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`)
  return `<?xml version="1.0"?><ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`
}

function listOf(objects: ReadonlyMap<string, Buffer>, { searchParams }: URL): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? ''))
  const most = Number(searchParams.get('max-keys') ?? 1000)
  const contents = keys.slice(0, most).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`
}

const problem = (status: number, code: string) => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
})
