import { z } from 'zod'

export const OwnOpenId = z.object({
  /** What the provider is called; null: the settings name none. */
  name: z.string().nullable(),
  isLinked: z.boolean(),
})

/** Where the browser has to go next. */
export const OpenIdStart = z.object({ url: z.string() })

/** What the provider put behind the `?` of the address that it led back to. */
export const OpenIdReturn = z.object({ query: z.string().max(8000) })

export const OpenIdOutcome = z.object({
  isAdmin: z.boolean(),
  account: z.string(),
  /** Whether the account was linked, rather than signed in. */
  isLinked: z.boolean(),
})
