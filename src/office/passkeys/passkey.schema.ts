import { z } from 'zod'

const moment = z.iso.datetime({ offset: true })
const base64url = z
  .string()
  .max(8000)
  .regex(/^[\w-]+$/)

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  /** Null: not yet. */
  lastUsedAt: moment.nullable(),
})
export type Passkey = z.output<typeof Passkey>

export const Passkeys = z.array(Passkey)

export const PasskeyId = z.object({ id: base64url })

/** What a browser's `navigator.credentials` is asked with, as WebAuthn writes it in JSON. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

/** What it answers with, likewise; of what comes beside it nothing is read. */
const answer = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
}

export const NewPasskey = z.object({
  name: z.string().trim().min(1).max(100),
  passkey: z.object({
    ...answer,
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
  }),
})
export type NewPasskey = z.output<typeof NewPasskey>

export const PasskeyAnswer = z.object({
  passkey: z.object({
    ...answer,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      /** Of a discoverable credential: whose it is. */
      userHandle: base64url,
    }),
  }),
})
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>
