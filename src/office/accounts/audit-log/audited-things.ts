/** What the audit log tells of: each is a table, but `database`, which was asked a question. */
export const auditedThings = [
  'places',
  'cities',
  'place_images',
  'place_sources',
  'import_runs',
  'configs',
  'static_assets',
  'page_content',
  'page_metadata',
  'planned_changes',
  'fun_types',
  'search_radius_options',
  'users',
  'api_tokens',
  'webhooks',
  'audit_log',
  'database',
] as const

export type AuditedThing = (typeof auditedThings)[number]

/** `confirm`: of a reviewed place, that an editor found it still right; it changes nothing but when it was checked. */
export const auditedActions = ['create', 'update', 'delete', 'restore', 'confirm', 'query'] as const

export type AuditedAction = (typeof auditedActions)[number]
