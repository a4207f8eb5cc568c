import { eq } from 'drizzle-orm'
import { funTypes } from '../../guide/fun-types/fun-type.table.ts'
import { recordChange } from '../../office/accounts/audit-log.queries.ts'
import type { Database } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import type { SeoChange } from '../../site/page-texts/page-metadata.schema.ts'

const { slug, metaTitle, metaDescription } = funTypes
const columns = { slug, metaTitle, metaDescription }

/** Changes the given texts of a fun type only. @throws Problem 404 */
export const changeFunTypeSeo = (db: Database, userId: string, funTypeSlug: string, change: SeoChange) =>
  db.transaction(async (tx) => {
    const chosen = eq(slug, funTypeSlug)
    const [before] = await tx.select(columns).from(funTypes).where(chosen).for('update')
    if (!before) throw notFound('fun type')
    const after = { ...before, ...change }
    await tx.update(funTypes).set(after).where(chosen)
    const names = { userId, action: 'update', entity: 'fun_types', entityId: funTypeSlug } as const
    await recordChange(tx, { ...names, before, after })
    return after
  })
