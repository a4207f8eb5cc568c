import { z } from 'zod'

export const SignInWays = z.object({
  /** Whether anybody has one. */
  passkeys: z.boolean(),
  /** What the OpenID Connect provider is called; null: there is none. */
  openId: z.string().nullable(),
})
export type SignInWays = z.output<typeof SignInWays>
