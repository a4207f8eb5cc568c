import type { NewPasskey, PasskeyAnswer } from './passkey.schema.ts'

/** Whom passkeys are for: the site's own address, and no other. */
export type RelyingParty = { siteName: string; siteOrigin: string }

const idOf = ({ siteOrigin }: RelyingParty) => new URL(siteOrigin).hostname

// Read when it is first needed: a start waits for nothing that few use.
const library = () => import('@simplewebauthn/server')

/** Ed25519, P-256 and RSA, which all devices have one of; what else the library knows is experimental in Node. */
const algorithms = { supportedAlgorithmIDs: [-8, -7, -257] }

/** None is asked for. */
const noExtensions = { extensions: undefined }

type Owner = { id: string; username: string }

/** What a browser makes a passkey by: one that it finds without a name, and that asks for its owner's finger, face or PIN. */
export const creationOptions = async (
  site: RelyingParty,
  owner: Owner,
  present: readonly { id: string }[],
) => ({
  ...(await (
    await library()
  ).generateRegistrationOptions({
    rpName: site.siteName,
    rpID: idOf(site),
    userName: owner.username,
    userID: new TextEncoder().encode(owner.id),
    attestationType: 'none',
    excludeCredentials: present.map(({ id }) => ({ id })),
    ...algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })),
  ...noExtensions,
})

/** What a browser signs in by: whichever passkey its owner chooses. */
export const requestOptions = async (site: RelyingParty) => ({
  ...(await (
    await library()
  ).generateAuthenticationOptions({ rpID: idOf(site), userVerification: 'required' })),
  ...noExtensions,
})

/** The public key of a passkey that was made for this site and challenge; undefined where it was not. */
export async function checkNewPasskey(
  site: RelyingParty,
  passkey: NewPasskey['passkey'],
  challenge: string,
): Promise<{ id: string; publicKey: string; counter: number } | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.siteOrigin,
    expectedRPID: idOf(site),
    ...algorithms,
  }).catch(asUnverified)
  if (!registrationInfo) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/** How often the passkey has signed, where it signed this challenge for this site and asked for its owner; else undefined. */
export async function checkPasskey(
  site: RelyingParty,
  passkey: PasskeyAnswer['passkey'],
  challenge: string,
  stored: { publicKey: string; counter: number },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.siteOrigin,
    expectedRPID: idOf(site),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
  }).catch(asUnverified)
  return verified ? authenticationInfo?.newCounter : undefined
}

// The library throws plain errors for whatever is wrong with what came; nothing else of ours runs in there.
const asUnverified = () => ({
  verified: false as const,
  registrationInfo: undefined,
  authenticationInfo: undefined,
})
