import { Hono } from 'hono'
import { describe } from '../../../platform/calls/describe.ts'
import { Problem } from '../../../platform/calls/problem.ts'
import { valid } from '../../../platform/calls/valid.ts'
import { Done } from '../account/account.schema.ts'
import { signedInUser } from '../sessions/signed-in-user.api.ts'
import { forgive, takeBackTry } from '../sign-in-limits/login-attempt.queries.ts'
import type { AuthParts } from '../signing-in/auth.api.ts'
import { countOwnTry, requirePresentPassword } from '../signing-in/present-password.api.ts'
import { beginTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes } from '../two-step/two-step.queries.ts'
import { FirstCode, PresentPassword, RecoveryCodes, TwoStepSecret } from '../two-step/two-step.schema.ts'

/** How somebody has their sign-in ask for a code after the password. */
export const twoStepApi = (parts: AuthParts) =>
  new Hono()
    .post(
      '/',
      describe('Begins two-step codes: the answer has the secret, this once', TwoStepSecret, {
        problems: [409, 422, 429],
      }),
      valid('json', PresentPassword),
      async (c) => {
        await requirePresentPassword(c, parts, c.req.valid('json').present)
        const { id, username } = signedInUser(c)
        const secret = await beginTwoStep(parts.db, id, parts.settings)
        return c.json({ secret, uri: uriOf(secret, parts.siteName, username) })
      },
    )
    .post(
      '/confirm',
      describe('Switches two-step codes on by a first code: recovery codes, this once', RecoveryCodes, {
        problems: [409, 422, 429],
      }),
      valid('json', FirstCode),
      async (c) => {
        const { code } = c.req.valid('json')
        // Whoever took somebody's place at a browser would else guess the code, and shut them out.
        const attempt = await countOwnTry(c, parts)
        const recoveryCodes = await confirmTwoStep(parts.db, signedInUser(c), code, parts.settings).catch(
          async (error) => {
            // That says nothing of a wrong code.
            if (error instanceof Problem && error.status === 409) await takeBackTry(parts.db, attempt)
            throw error
          },
        )
        await forgive(parts.db, attempt)
        return c.json({ recoveryCodes })
      },
    )
    .post(
      '/recovery-codes',
      describe('Makes new recovery codes, told this once; those before are void', RecoveryCodes, {
        problems: [409, 422, 429],
      }),
      valid('json', PresentPassword),
      async (c) => {
        await requirePresentPassword(c, parts, c.req.valid('json').present)
        return c.json({ recoveryCodes: await renewRecoveryCodes(parts.db, signedInUser(c)) })
      },
    )
    .delete(
      '/',
      describe('Switches two-step codes off', Done, { problems: [422, 429] }),
      valid('json', PresentPassword),
      async (c) => {
        await requirePresentPassword(c, parts, c.req.valid('json').present)
        await endTwoStep(parts.db, signedInUser(c))
        return c.json({ success: true as const })
      },
    )

/** As the apps' 'Key Uri Format' has it. */
function uriOf(secret: string, siteName: string, username: string): string {
  const label = `${siteName}:${username}`
  const query = new URLSearchParams({
    secret,
    issuer: siteName,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  // Apps read %20, and some read + as itself.
  return `otpauth://totp/${encodeURIComponent(label)}?${String(query).replaceAll('+', '%20')}`
}
