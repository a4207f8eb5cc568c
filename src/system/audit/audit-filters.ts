import {
  type AuditedAction,
  type AuditedThing,
  auditedActions,
  auditedThings,
} from '../../office/accounts/audit-log/audited-things.ts'

export type AuditFilters = {
  userId?: string | undefined
  entity?: AuditedThing | undefined
  /** Of one thing of this kind. */
  entityId?: string | undefined
  action?: AuditedAction | undefined
  /** Both days are in, as UTC has them. */
  from?: string | undefined
  until?: string | undefined
  /** Where the page before ended. */
  before?: string | undefined
}

type Search = Readonly<Record<string, unknown>>

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const dayOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined)

/** What the audit log is asked for by its screen's address; what nobody understands is left out. */
export function filtersOfAudit(search: Search): AuditFilters {
  const entity = auditedThings.find((thing) => thing === search.entity)
  return {
    userId: matching(search.userId, /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
    entity,
    entityId: entity && matching(search.entityId, /^.{1,200}$/),
    action: auditedActions.find((action) => action === search.action),
    from: dayOf(search.from),
    until: dayOf(search.until),
    before: matching(search.before, /^\d{1,13}-[1-9]\d{0,8}$/),
  }
}

export const searchOfAudit = (filters: AuditFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
