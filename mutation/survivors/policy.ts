import { type Survivor, unseen } from './unseen.ts'

export const ofPolicy: readonly Survivor[] = [
  ...unseen('src/app/policy/enforce-policy.ts', 'a call that writes nothing has no body to read', [
    'isWrite',
    'true',
  ]),
  ...unseen('src/app/policy/enforce-policy.ts', 'what is not found comes first, as the laxest does', [
    "'public'",
    '""',
  ]),
  ...unseen('src/app/policy/read-body.ts', 'no body is sent as that either', ["''", '"Stryker was here!"']),
  ...unseen('src/app/policy/read-body.ts', 'all that is no form is JSON', ["'application/json'", '""']),
  ...unseen(
    'src/app/policy/read-body.ts',
    'Stryker goes by tests, not by what a promise is left with: npm test reports it',
    ['reading.catch(() => undefined)', ';'],
  ),
  ...unseen('src/app/policy/read-body.ts', 'only keeps a process from ending for ten seconds', [
    '() => clearTimeout(timer)',
    '() => undefined',
  ]),
  ...unseen(
    'src/app/policy/read-body.ts',
    'a split text always has a first part: the check is for the compiler',
    [
      "(c.req.header('content-type') ?? '').split(';')[0]?.trim",
      "(c.req.header('content-type') ?? '').split(';')[0].trim",
    ],
  ),
  ...unseen(
    'src/office/accounts/sessions/signed-in-user.api.ts',
    'any name does that nobody else takes',
    ["'signedInUser'", '""'],
    ["'isStillSignedIn'", '""'],
  ),
]
