import { and, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { brokenRule, Problem } from '../../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../../platform/database/database.ts'
import type { SealSettings } from '../../configs/config-values.queries.ts'
import { isSealed } from '../../configs/sealed-text.ts'
import { users } from '../account/account.table.ts'
import { recordChange } from '../audit-log/audit-log.queries.ts'
import { base32 } from './base32.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import { stepOfCode } from './totp.ts'
import { recoveryCodes, twoSteps } from './two-step.table.ts'
import { newTwoStepSecret, openTwoStepSecret, sealTwoStepSecret } from './two-step-secret.ts'

type Owner = { id: string; username: string }

const isOn = isNotNull(twoSteps.confirmedAt)

/** As long as a challenge lasts; one of which more is left was begun by a clock that was ahead. */
const isBegunOfLate = sql<boolean>`${twoSteps.createdAt} between now() - interval '10 minutes' and now() + interval '1 hour'`

/** Whether the account's sign-in asks for a code, and how many recovery codes it has left. */
export async function readTwoStep(db: Database, userId: string) {
  const twoStep = (await db.$count(twoSteps, and(eq(twoSteps.userId, userId), isOn))) > 0
  const recoveryCodesLeft = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  return { twoStep, recoveryCodesLeft }
}

/** A new secret, in base32, that is not in use before `confirmTwoStep`, for which there are ten minutes. @throws Problem 409 where one is in use */
export async function beginTwoStep(db: Database, userId: string, settings: SealSettings): Promise<string> {
  const plain = newTwoStepSecret()
  const secret = await sealTwoStepSecret(userId, plain, settings.APP_SECRET)
  const begun = await db
    .insert(twoSteps)
    .values({ userId, secret })
    .onConflictDoUpdate({
      ...{ target: twoSteps.userId, set: { secret, createdAt: sql`now()` } },
      setWhere: isNull(twoSteps.confirmedAt),
    })
    .returning({ userId: twoSteps.userId })
  if (begun.length === 0) throw isOnAlready()
  return base32(Buffer.from(plain, 'base64'))
}

/**
 * Switches the codes on: from now on the sign-in asks for them. The recovery codes, which are told this once.
 * @throws Problem 422 where the code is wrong; 409 where they are on, were begun again meanwhile, or too long ago
 */
export async function confirmTwoStep(
  db: Database,
  { id, username }: Owner,
  code: string,
  settings: SealSettings,
): Promise<string[]> {
  const [begun] = await db
    .select({ ...getTableColumns(twoSteps), isOfLate: isBegunOfLate })
    .from(twoSteps)
    .where(eq(twoSteps.userId, id))
  if (begun?.confirmedAt) throw isOnAlready()
  if (!begun?.isOfLate) throw isGivenUp()
  const key = await openTwoStepSecret(begun, settings.APP_SECRET)
  const step = key && stepOfCode(key, code.replace(/\s/g, ''), Date.now())
  if (step === undefined)
    throw brokenRule('code', 'This is not the code of now. Is the clock of your phone right?')
  const codes = newRecoveryCodes()
  await db.transaction(async (tx) => {
    const isSame = and(
      eq(twoSteps.userId, id),
      eq(twoSteps.secret, begun.secret),
      isNull(twoSteps.confirmedAt),
    )
    const confirmed = await tx
      .update(twoSteps)
      .set({ confirmedAt: new Date(), lastStep: step })
      .where(isSame)
      .returning({ userId: twoSteps.userId })
    if (confirmed.length === 0) throw isGivenUp()
    await replaceRecoveryCodes(tx, id, codes)
    await recordChange(tx, {
      ...{ userId: id, action: 'update', entity: 'users', entityId: id },
      ...{ before: { username, twoStep: false }, after: { username, twoStep: true } },
    })
  })
  return codes
}

async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((one) => ({ userId, codeHash: hashOfRecoveryCode(one) })))
}

/** New recovery codes, which are told this once; those before are void. @throws Problem 409 where two-step codes are off */
export async function renewRecoveryCodes(db: Database, { id, username }: Owner): Promise<string[]> {
  const codes = newRecoveryCodes()
  await db.transaction(async (tx) => {
    // Of two who ask at once, the second's are the codes; each has all ten or none.
    const [on] = await tx
      .select({ userId: twoSteps.userId })
      .from(twoSteps)
      .where(and(eq(twoSteps.userId, id), isOn))
      .for('update')
    if (!on) throw new Problem(409, 'two_step_off', 'Two-step codes are off: there are no recovery codes')
    const recoveryCodesLeft = await tx.$count(recoveryCodes, eq(recoveryCodes.userId, id))
    await replaceRecoveryCodes(tx, id, codes)
    await recordChange(tx, {
      ...{ userId: id, action: 'update', entity: 'users', entityId: id },
      ...{ before: { username, recoveryCodesLeft }, after: { username, recoveryCodesLeft: codes.length } },
    })
  })
  return codes
}

/** Takes the codes of an account away; whether they were on. */
export async function forgetTwoStep(tx: Queries, userId: string): Promise<boolean> {
  const [gone] = await tx
    .delete(twoSteps)
    .where(eq(twoSteps.userId, userId))
    .returning({ confirmedAt: twoSteps.confirmedAt })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return Boolean(gone?.confirmedAt)
}

/** Its owner wants them no more. Nothing where they are off. */
export const endTwoStep = (db: Database, { id, username }: Owner): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await forgetTwoStep(tx, id))) return
    await recordChange(tx, {
      ...{ userId: id, action: 'update', entity: 'users', entityId: id },
      ...{ before: { username, twoStep: true }, after: { username, twoStep: false } },
    })
  })

/**
 * Whether it is the account's code of now, or a recovery code; either is used up by this.
 * @throws Problem 401 where codes cannot be checked any more
 */
export async function takeCode(
  db: Database,
  { id, username }: Owner,
  code: string,
  settings: SealSettings,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(db, { id, username }, code)
  const [found] = await db
    .select()
    .from(twoSteps)
    .where(and(eq(twoSteps.userId, id), isOn))
  const key = found && (await openTwoStepSecret(found, settings.APP_SECRET))
  if (found && !key) throw unreadable()
  const step = key && stepOfCode(key, digits, Date.now())
  if (step === undefined) return false
  const taken = await db
    .update(twoSteps)
    .set({ lastStep: step })
    .where(and(eq(twoSteps.userId, id), lt(twoSteps.lastStep, step)))
    .returning({ userId: twoSteps.userId })
  return taken.length > 0
}

const takeRecoveryCode = (db: Database, { id, username }: Owner, code: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, id), eq(recoveryCodes.codeHash, hashOfRecoveryCode(code))))
      .returning({ userId: recoveryCodes.userId })
    if (used.length === 0) return false
    const recoveryCodesLeft = await tx.$count(recoveryCodes, eq(recoveryCodes.userId, id))
    await recordChange(tx, {
      ...{ userId: id, action: 'update', entity: 'users', entityId: id },
      ...{ before: { username, recoveryCodesLeft: recoveryCodesLeft + 1 }, after: { recoveryCodesLeft } },
    })
    return true
  })

/** Seals what was stored before there was an APP_SECRET. */
export async function sealTwoStepSecrets(db: Database, settings: SealSettings): Promise<void> {
  if (settings.APP_SECRET === undefined) return
  for (const { userId, secret } of await db.select().from(twoSteps))
    if (!isSealed(secret))
      await db
        .update(twoSteps)
        .set({ secret: await sealTwoStepSecret(userId, secret, settings.APP_SECRET) })
        .where(and(eq(twoSteps.userId, userId), eq(twoSteps.secret, secret)))
}

/** The names of those whose codes cannot be checked any more: they take another APP_SECRET. */
export async function findUnreadableTwoSteps(db: Database, { APP_SECRET }: SealSettings): Promise<string[]> {
  const rows = await db
    .select({ userId: twoSteps.userId, secret: twoSteps.secret, username: users.username })
    .from(twoSteps)
    .innerJoin(users, eq(users.id, twoSteps.userId))
    .where(isOn)
    .orderBy(users.username)
  const keys = await Promise.all(rows.map((row) => openTwoStepSecret(row, APP_SECRET)))
  return rows.filter((_, at) => keys[at] === undefined).map(({ username }) => username)
}

const isOnAlready = () => new Problem(409, 'two_step_on', 'Two-step codes are switched on already.')

const isGivenUp = () =>
  new Problem(
    409,
    'not_begun',
    'This took too long, or was given up or begun anew meanwhile. Please begin again.',
  )

const unreadable = () =>
  new Problem(
    401,
    'unreadable_secret',
    'Your two-step codes cannot be checked: the guide has another APP_SECRET now. Enter a recovery code, or ask an admin to reset your sign-in.',
  )
