import { createHash, createHmac } from 'node:crypto'

export type S3Access = { accessKey: string; secretKey: string; region: string }

type S3Request = { method: string; url: URL; body?: Uint8Array | undefined; at: Date }

/** The headers that prove a request to S3-compatible storage to be ours (AWS Signature Version 4). */
export function signedHeaders(request: S3Request, access: S3Access): Record<string, string> {
  const { method, url, body = new Uint8Array(), at } = request
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = `${time.slice(0, 8)}/${access.region}/s3/aws4_request`
  const headers = { host: url.host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': time }
  const names = Object.keys(headers).join(';')
  const canonical = [
    method,
    spelled(url.pathname),
    canonicalQuery(url),
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${access.secretKey}`)
  const signature = hmac(key, toSign).toString('hex')
  return {
    'x-amz-content-sha256': headers['x-amz-content-sha256'],
    'x-amz-date': time,
    authorization: `AWS4-HMAC-SHA256 Credential=${access.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

const canonicalQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')

const encoded = (text: string) => spelled(encodeURIComponent(text))

/** What AWS encodes and the platform leaves as it is. */
const spelled = (text: string) =>
  text.replace(/[^\w.~/%-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
