import { Hono } from 'hono'
import { describe } from '../../platform/describe.ts'
import { OwnAccount } from './own-account.schema.ts'
import { signedInUser } from './signed-in-user.api.ts'

/** What somebody of the back office asks of their own account. */
export const ownAccountApi = () =>
  new Hono().get('/', describe('The account of who is signed in', OwnAccount), (c) => {
    const { username, role } = signedInUser(c)
    return c.json({ username, role })
  })
