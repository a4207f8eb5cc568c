import { z } from 'zod'
import { maxPasswordLength } from '../account/password.ts'

export const PresentPassword = z.object({ present: z.string().min(1).max(maxPasswordLength) })

export const TwoStepSecret = z.object({
  /** Base32, to be typed into an authenticator app. */
  secret: z.string(),
  /** The same as such an app scans it. */
  uri: z.string(),
})

export const FirstCode = z.object({ code: z.string().trim().min(1).max(100) })

/** Told this once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
