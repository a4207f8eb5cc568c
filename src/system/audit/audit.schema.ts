import { z } from 'zod'
import { auditedActions, auditedThings } from '../../office/accounts/audit-log/audited-things.ts'
import { Day } from '../../platform/calls/day.schema.ts'

const selection = {
  /** The account that did it. */
  userId: z.uuid().optional(),
  /** What kind of thing it was done to. */
  entity: z.enum(auditedThings).optional(),
  /** Of one thing of this kind. */
  entityId: z.string().min(1).max(200).optional(),
  action: z.enum(auditedActions).optional(),
  /** Both days are in, as UTC has them. */
  from: Day.optional(),
  until: Day.optional(),
}

type Selected = { entity?: string | undefined; entityId?: string | undefined }

const hasKind = ({ entity, entityId }: Selected) => entityId === undefined || entity !== undefined
const kindMissing = { path: ['entity'], message: 'An id is of a thing of one kind: say which' }

export const AuditSelection = z.object(selection).refine(hasKind, kindMissing)

/** Where the page before ended: '1795468387507-12', the moment in milliseconds since 1970 and the entry's id. */
const Place = z
  .string()
  .regex(/^\d{1,13}-[1-9]\d{0,9}$/)
  .transform((text) => {
    const [at = 0, id = 0] = text.split('-').map(Number)
    return { at, id }
  })
  .refine(({ id }) => id <= 2_147_483_647)

export const AuditQuery = z.object({ ...selection, before: Place.optional() }).refine(hasKind, kindMissing)

export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime({ offset: true }),
  /** Null for an account that is gone, and for what the guide did by itself. */
  username: z.string().nullable(),
  /** The name of the API token that it was done through; null: by hand. */
  token: z.string().nullable(),
  action: z.enum(auditedActions),
  entity: z.enum(auditedThings),
  entityId: z.string().nullable(),
  /** Null where nothing names it any more. */
  name: z.string().nullable(),
  /** The import that did it. */
  importRunId: z.int().nullable(),
  canBeUndone: z.boolean(),
  /** Empty where a whole place, city, photo or record came or went. Secrets are masked, long texts cut. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})

export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditList = z.object({
  /** The newest first, at most fifty. */
  data: z.array(AuditEntry),
  /** What `before` is for the next older ones; null where there are none. */
  next: z.string().nullable(),
})

export type AuditList = z.infer<typeof AuditList>
