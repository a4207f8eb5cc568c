import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Site = { rpId: string; origin: string }
type Asked = Partial<Site> & { challenge: string; isVerified?: boolean; counter?: number }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A phone that keeps one passkey: answers as `navigator.credentials` does, as far as the API reads them. */
export function softwarePasskey(site: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (
    rpId: string,
    flags: number,
    { isVerified = true, counter = 0 }: Pick<Asked, 'isVerified' | 'counter'>,
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), count])
  }
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const [coordinateX, coordinateY] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20])
    return Buffer.concat([head, coordinateX, Buffer.from([0x22, 0x58, 0x20]), coordinateY])
  }
  return {
    create: ({ challenge, rpId = site.rpId, origin = site.origin, ...asked }: Asked) => {
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([
        authenticatorData(rpId, 0x40, asked),
        ...[Buffer.alloc(16), length, id, coseKey()],
      ])
      const attestationObject = Buffer.concat([
        ...[Buffer.from([0xa3, 0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')],
        ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0, 0x68]), Buffer.from('authData')],
        ...[Buffer.from([0x58, data.length]), data],
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      }
      return { ...credential, response }
    },
    get: (userHandle: string, { challenge, rpId = site.rpId, origin = site.origin, ...asked }: Asked) => {
      const client = clientData('webauthn.get', challenge, origin)
      const data = authenticatorData(rpId, 0, asked)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle: Buffer.from(userHandle).toString('base64url'),
      }
      return { ...credential, response }
    },
  }
}
