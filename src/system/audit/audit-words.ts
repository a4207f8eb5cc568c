import { fieldLabel } from '../../editing/imports/change-rows.ts'
import type { AuditedAction, AuditedThing } from '../../office/accounts/audit-log/audited-things.ts'
import { byWhom } from '../../office/accounts/audit-log/by-whom.ts'
import { sectionHeading } from '../../site/page-content/section-heading.ts'
import { changedThings } from '../dashboard/changed-things.ts'
import { things as changed, verbs as changeVerbs, partOf, type Things } from '../dashboard/recent-change.ts'
import type { AuditEntry } from './audit.schema.ts'

export const things: Record<AuditedThing, Things> = {
  ...changed,
  place_sources: { one: 'a record of a source', many: 'records of sources', to: '/admin/imports' },
  import_runs: { one: 'an import', many: 'imports', to: '/admin/imports' },
  users: { one: 'an account', many: 'accounts', to: '/admin/accounts' },
  api_tokens: { one: 'an API token', many: 'API tokens', to: '/admin/programs' },
  webhooks: { one: 'a webhook', many: 'webhooks', to: '/admin/programs' },
  planned_changes: { one: 'a planned change', many: 'planned changes', to: '/admin/planned-changes' },
  audit_log: { one: 'entries of the audit log', many: 'the audit log itself', to: '/admin/audit' },
  database: { one: 'the database', many: 'questions to the database', to: '/admin/database' },
}

export const verbs: Record<AuditedAction, string> = { ...changeVerbs, query: 'asked' }

type ToldEntry = {
  who: string
  /** What stands before the link: 'changed the opening hours of'. */
  did: string
  /** The link's words: 'Lido'. */
  what: string
  to: string
  search?: Record<string, string>
}

/** An entry in words, and where what it tells of is looked at. */
export function tellEntry(entry: AuditEntry): ToldEntry {
  const { entity, action, name, importRunId, changes } = entry
  const by = byWhom(entry) ?? 'The guide or a former account'
  const fields = action === 'update' ? changes.map(({ field }) => field) : []
  const verb = verbOfPlanned(entry) ?? verbs[action]
  return {
    who: importRunId === null ? by : `Import ${importRunId}`,
    did: [verb, name !== null && partOfThing(entity, fields)].filter(Boolean).join(' '),
    what: name ?? things[entity].one,
    ...addressOf(entry),
  }
}

/** 'Use of the guide' of a section of a page, of another thing's field what forms call it. */
export const labelOf = (entity: AuditedThing, field: string): string =>
  entity === 'planned_changes'
    ? (plannedLabels[field] ?? (field.includes('_') ? sectionHeading(field) : fieldLabel(field)))
    : fieldLabel(field)

const plannedLabels: Readonly<Record<string, string>> = { when: 'When', refusal: 'Why not' }

function verbOfPlanned({ entity, changes }: AuditEntry): string | undefined {
  if (entity !== 'planned_changes') return undefined
  const state = changes.find(({ field }) => field === 'state')?.after
  return state === 'published' ? 'published' : state === 'refused' ? 'did not publish' : undefined
}

function partOfThing(entity: AuditedThing, fields: readonly string[]): string {
  if (entity === 'planned_changes') return 'a planned change of'
  return isChanged(entity) ? partOf({ entity, fields }) : ''
}

const isChanged = (entity: string) => changedThings.some((thing) => thing === entity)

function addressOf({ entity, entityId, action, name, importRunId }: AuditEntry): {
  to: string
  search?: Record<string, string>
} {
  const runId = entity === 'import_runs' ? entityId : entity === 'place_sources' ? importRunId : null
  if (runId !== null) return { to: `/admin/imports/${runId}` }
  const isGone = action === 'delete' || name === null
  if ((entity === 'places' || entity === 'cities') && isGone)
    return { to: '/admin/history', ...(name !== null && { search: { search: name } }) }
  if (entity === 'places') return { to: '/admin/places', search: { open: `place-${entityId}` } }
  if (name !== null && entity === 'place_images') return { to: '/admin/places', search: { search: name } }
  return { to: things[entity].to }
}
