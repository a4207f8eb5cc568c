import { ApiError, apiClient, contentOf } from '../../web/api-client.ts'
import type { authApi } from './auth.api.ts'
import type { CurrentUser } from './current-user.ts'
import { getOwnAccount } from './own-account.requests.ts'

const calls = apiClient<typeof authApi>('/api/auth')

/** Who is signed in; null: nobody, or it cannot be told. */
export const getCurrentUser = (): Promise<CurrentUser> =>
  contentOf(calls.me.$get())
    .then(withRole)
    .catch(() => null)

export const login = (username: string, password: string) =>
  contentOf(calls.login.$post({ json: { username, password } })).then(withRole)

/** The calls of the specification tell of a role nothing. */
const withRole = async (user: { isAdmin: boolean; account: string }) =>
  user.isAdmin ? { ...user, ...(await getOwnAccount()) } : user

export const logout = () => contentOf(calls.logout.$post())

/** The message that the server gave with a refusal, if it gave one. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  try {
    const { message } = JSON.parse(error.message.slice(`${error.status}: `.length))
    return typeof message === 'string' && message ? message : undefined
  } catch {
    return undefined
  }
}
