import { apiClient, contentOf } from '../../web/api-client.ts'
import type { NewInvitation } from '../accounts/account/account.schema.ts'
import type { Role } from '../accounts/account/role.ts'
import type { invitationsApi } from '../accounts/invitations/invitations.api.ts'
import type { ownAccountApi } from '../accounts/own-account/own-account.api.ts'
import type { twoStepApi } from '../accounts/own-account/two-step.api.ts'
import type { accountsApi } from '../accounts/people/accounts.api.ts'

const accounts = apiClient<typeof accountsApi>('/api/admin/accounts')
const invitations = apiClient<typeof invitationsApi>('/api/invitations')
const own = apiClient<typeof ownAccountApi>('/api/account')
const twoStep = apiClient<typeof twoStepApi>('/api/account/two-step')

export const getPeople = () => contentOf(accounts.index.$get())

export const changeRole = (id: string, role: Role) =>
  contentOf(accounts[':id'].role.$put({ param: { id }, json: { role } }))

export const removeAccount = (id: string) => contentOf(accounts[':id'].$delete({ param: { id } }))

export const undoRemoval = (historyId: number) =>
  contentOf(accounts.removals[':historyId'].undo.$post({ param: { historyId: String(historyId) } }))

/** Signs an account out everywhere. */
export const endSessionsOf = (id: string) => contentOf(accounts[':id'].sessions.$delete({ param: { id } }))

/** Leaves the account of another its password alone. */
export const resetSignInOf = (id: string) =>
  contentOf(accounts[':id']['reset-sign-in'].$post({ param: { id } }))

export const invite = (invitation: NewInvitation) =>
  contentOf(accounts.invitations.$post({ json: invitation }))

export const withdrawInvitation = (id: string) =>
  contentOf(accounts.invitations[':id'].$delete({ param: { id } }))

export const readInvitation = (token: string) => contentOf(invitations.read.$post({ json: { token } }))

export const acceptInvitation = (token: string, username: string, password: string) =>
  contentOf(invitations.accept.$post({ json: { token, username, password } }))

export const changeOwnPassword = (present: string, password: string) =>
  contentOf(own.password.$put({ json: { present, password } }))

/** Signs out everywhere but here. */
export const endOtherSessions = () => contentOf(own.sessions.$delete())

/** The secret for an authenticator app, which is not in use before the first code. */
export const beginTwoStep = (present: string) => contentOf(twoStep.index.$post({ json: { present } }))

export const confirmTwoStep = (code: string) => contentOf(twoStep.confirm.$post({ json: { code } }))

/** New recovery codes; those before are void. */
export const renewRecoveryCodes = (present: string) =>
  contentOf(twoStep['recovery-codes'].$post({ json: { present } }))

export const endTwoStep = (present: string) => contentOf(twoStep.index.$delete({ json: { present } }))
