import { signedHeaders } from '../../src/office/files/s3-signature.ts'
import { localService } from './local-service.ts'

const access = { accessKey: 'the key', secretKey: 'the/secret+', region: 'eu-central-1' }

/** S3-compatible storage with a bucket called `guide`, that takes only requests that its key has signed. */
export async function bucketServer() {
  const objects = new Map<string, Buffer>()
  const server = await localService((url, request, _text, bytes) => {
    const { method = '', headers } = request
    const asked = new URL(url.pathname + url.search, `http://${headers.host}`)
    const at = new Date(String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:'))
    const signed = signedHeaders({ method, url: asked, body: bytes, at }, access)
    if (headers.authorization !== signed.authorization) return problem(403, 'SignatureDoesNotMatch')
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = rest.join('/')
    if (bucket !== 'guide') return problem(404, 'NoSuchBucket')
    if (key === '') return { body: listOf(objects, url) }
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
  return { objects, addressOf, requests: server.requests }
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
