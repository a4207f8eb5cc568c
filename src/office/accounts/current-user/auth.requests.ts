import { ApiError, apiClient, contentOf } from '../../../web/api-client.ts'
import { getOwnAccount } from '../own-account/own-account.requests.ts'
import type { authApi } from '../signing-in/auth.api.ts'
import type { CurrentUser } from './current-user.ts'

const calls = apiClient<typeof authApi>('/api/auth')

/** Who is signed in; null: nobody, or it cannot be told. */
export const getCurrentUser = (): Promise<CurrentUser> =>
  contentOf(calls.me.$get())
    .then(withRole)
    .catch(() => null)

/** `code`: what is asked for after the right password, of accounts that have it on. */
export const login = (username: string, password: string, code?: string) =>
  contentOf(calls.login.$post({ json: { username, password, ...(code && { code }) } })).then(withRole)

/** The calls of the specification tell of a role nothing. */
export const withRole = async (user: { isAdmin: boolean; account: string }) =>
  user.isAdmin ? { ...user, ...(await getOwnAccount()) } : user

export const logout = () => contentOf(calls.logout.$post())

/** The message that the server gave with a refusal, if it gave one. */
export const serverMessage = (error: unknown) => partOfRefusal(error, 'message') ?? wordsOfProxy(error)

/** The word by which programs know a refusal. */
export const serverCode = (error: unknown) => partOfRefusal(error, 'code')

function partOfRefusal(error: unknown, part: 'message' | 'code'): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  try {
    const { [part]: text } = JSON.parse(error.message.slice(`${error.status}: `.length))
    return typeof text === 'string' && text ? text : undefined
  } catch {
    return undefined
  }
}

/** What stands in front of the guide says so in a page of its own. */
const wordsOfProxy = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 413
    ? 'A proxy in front of the guide takes nothing as large as this: whoever runs it has to let more through.'
    : undefined
