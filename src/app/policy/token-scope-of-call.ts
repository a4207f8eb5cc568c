import type { TokenScope } from '../../office/api-tokens/token-scope.ts'

/** Who is signed in, with what, and what else signs in: a token that leaks must not make another, nor lock anybody out. */
const ofPeople =
  /^\/api\/(?:auth|account|admin\/(?:accounts|api-tokens|invitations|passkeys|roles|sessions|users))(?:\/|$)/

/** What holds secrets, or shows more than the screens do. */
const ofTheMachine = /^\/api\/(?:configs|database|admin\/(?:audit|webhooks))(?:\/|$)/

/** The scope that a token needs for a call that is not public; 'none' will do where the answer is undefined. */
export function tokenScopeOfCall(method: string, path: string): TokenScope | undefined {
  if (ofPeople.test(path)) return undefined
  if (ofTheMachine.test(path)) return 'admin'
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}
