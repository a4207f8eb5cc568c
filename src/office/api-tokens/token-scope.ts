/** What an API token may do of what its owner may: each may all that those before it may. */
export const tokenScopes = ['read', 'write', 'admin'] as const

export type TokenScope = (typeof tokenScopes)[number]

/** Of one token, in all processes together. */
export const callsPerMinute = 600

export const mayReach = (scope: TokenScope, needed: TokenScope): boolean =>
  tokenScopes.indexOf(scope) >= tokenScopes.indexOf(needed)
