import { expect, test } from 'vitest'
import { signedHeaders } from './s3-signature.ts'

const access = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}

// The example 'GET Bucket (List Objects)' of Amazon's documentation of Signature Version 4 for S3.
test('a request is signed as the documentation signs its example', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J')
  const { authorization } = signedHeaders(
    { method: 'GET', url, at: new Date('2013-05-24T00:00:00Z') },
    access,
  )
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=host;x-amz-content-sha256;x-amz-date, ' +
      'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})

test('signs of a path are signed as the storage spells them, whether the address does or not', () => {
  const signed = (path: string) => {
    const url = new URL(`https://storage.example${path}`)
    return signedHeaders({ method: 'GET', url, at: new Date('2013-05-24T00:00:00Z') }, access).authorization
  }
  expect(signed("/guide(1)!'*,+&=@:;$/a%20b")).toBe(
    signed('/guide%281%29%21%27%2A%2C%2B%26%3D%40%3A%3B%24/a%20b'),
  )
})
