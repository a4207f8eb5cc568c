import { type Survivor, unseen } from './unseen.ts'

export const ofSignIn: readonly Survivor[] = [
  ...unseen(
    'src/office/accounts/signing-in/auth.api.ts',
    'what the OpenAPI document says; open-api.db.test.ts holds answers to it',
    ["'Signs in: the answer sets the session cookie'", '""'],
    ['{ problems: [400, 401, 429] }', '{}'],
    ['[400, 401, 429]', '[]'],
    ["'Who is signed in'", '""'],
    ['{ problems: [401] }', '{}'],
    ['[401]', '[]'],
    ["'Ends the session, if there is one'", '""'],
    ['{ success: z.literal(true) }', '{}'],
    ['true', 'false'],
  ),
  ...unseen('src/office/accounts/signing-in/auth.api.ts', 'a request that came from outside has a socket', [
    'incoming?.socket?.remoteAddress',
    'incoming?.socket.remoteAddress',
  ]),
  ...unseen(
    'src/office/accounts/sign-in-limits/client-address.ts',
    'what is no address counts as none, whatever it is',
    ["''", '"Stryker was here!"'],
    ["peer ?? ''", "peer && ''"],
  ),
  ...unseen(
    'src/office/accounts/sign-in-limits/client-address.ts',
    'with something left around it, it is no address either',
    ['/^\\[([^\\]]*)\\](?::\\d+)?$/', '/\\[([^\\]]*)\\](?::\\d+)?$/'],
    ['/^\\[([^\\]]*)\\](?::\\d+)?$/', '/^\\[([^\\]]*)\\](?::\\d+)?/'],
    ['/^(\\d+\\.\\d+\\.\\d+\\.\\d+):\\d+$/', '/(\\d+\\.\\d+\\.\\d+\\.\\d+):\\d+$/'],
    ['/^(\\d+\\.\\d+\\.\\d+\\.\\d+):\\d+$/', '/^(\\d+\\.\\d+\\.\\d+\\.\\d+):\\d+/'],
    ['/%.*$/', '/%.*/'],
  ),
  ...unseen(
    'src/office/accounts/sign-in-limits/client-address.ts',
    'the host of a URL is all in brackets, or not at all',
    ['/^\\[::ffff:([0-9a-f]+):([0-9a-f]+)\\]$/', '/\\[::ffff:([0-9a-f]+):([0-9a-f]+)\\]$/'],
    ['/^\\[::ffff:([0-9a-f]+):([0-9a-f]+)\\]$/', '/^\\[::ffff:([0-9a-f]+):([0-9a-f]+)\\]/'],
  ),
  ...unseen(
    'src/office/accounts/sign-in-limits/client-address.ts',
    'only the first four of its eight groups are looked at',
    ['[]', '["Stryker was here"]'],
    ['tail === undefined', 'false'],
  ),
  ...unseen(
    'src/office/accounts/sign-in-limits/known-device.queries.ts',
    'only whether there is a row is looked at',
    ['{ userId: knownDevices.userId }', '{}'],
  ),
  ...unseen('src/office/accounts/sign-in-limits/login-attempt.queries.ts', 'no budget has that key', [
    "''",
    '"Stryker was here!"',
  ]),
  ...unseen(
    'src/office/accounts/sign-in-limits/login-attempt.queries.ts',
    'there is always a row: the check is for the compiler',
    ['rows[0]?.seconds', 'rows[0].seconds'],
  ),
  ...unseen(
    'src/office/accounts/account/password-hash.ts',
    'the groups are always there: the check is for the compiler',
    ["''", '"Stryker was here!"'],
  ),
  ...unseen(
    'src/office/accounts/account/password-hash.ts',
    'the hash of nobody is made at random: no password is right for it',
    ['hash !== undefined', 'true'],
  ),
  ...unseen('src/office/accounts/account/password-hash.ts', 'base64 has its = at the end only', [
    '/=+$/',
    '/=+/',
  ]),
  ...unseen('src/office/accounts/sessions/token-cookie.ts', 'no cookie has that name', [
    "''",
    '"Stryker was here!"',
  ]),
]
