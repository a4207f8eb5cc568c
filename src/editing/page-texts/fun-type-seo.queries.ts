import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { funTypes } from '../../guide/fun-types/fun-type.table.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { notFound, stale } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FunTypeSeoChange } from '../../site/page-texts/page-metadata.schema.ts'

const { slug, metaTitle, metaDescription } = funTypes
const columns = { slug, metaTitle, metaDescription }

/** Changes the given texts of a fun type only. @throws Problem 404, or 409 when they are no longer as they were read */
export const changeFunTypeSeo = (
  db: Database,
  userId: string,
  funTypeSlug: string,
  { base, ...change }: FunTypeSeoChange,
) =>
  db.transaction(async (tx) => {
    const chosen = eq(slug, funTypeSlug)
    const [before] = await tx.select(columns).from(funTypes).where(chosen).for('update')
    if (!before) throw notFound('fun type')
    if (base && !isDeepStrictEqual({ slug: before.slug, ...base }, before)) throw stale('fun type', before)
    const after = { ...before, ...change }
    await tx.update(funTypes).set(after).where(chosen)
    const names = { userId, action: 'update', entity: 'fun_types', entityId: funTypeSlug } as const
    await recordChange(tx, { ...names, before, after })
    return after
  })
