import { expect, test } from 'vitest'
import { policies } from './policy.ts'
import { tokenScopeOfCall } from './token-scope-of-call.ts'

const scopes = [...policies]
  .filter(([, { access }]) => access !== 'public')
  .map(([route]) => {
    const [method = '', path = ''] = route.split(' ')
    return [route, tokenScopeOfCall(method, path)] as const
  })

const words = /account|auth|invit|passkey|password|role|session|sign-in|token|two-step|users/

test.each(scopes)('%s takes a token of scope %s', (route, scope) => {
  if (words.test(route)) expect(scope).toBeUndefined()
  else if (/audit|config|database|webhook/.test(route)) expect(scope).toBe('admin')
  else expect(scope).toBe(route.startsWith('GET ') ? 'read' : 'write')
})
