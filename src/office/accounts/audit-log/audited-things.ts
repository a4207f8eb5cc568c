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

export const auditedActions = ['create', 'update', 'delete', 'restore', 'query'] as const

export type AuditedAction = (typeof auditedActions)[number]
