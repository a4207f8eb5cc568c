import { undoAssetDeletion } from '../../editing/site-assets/static-assets.requests.ts'
import type { AuditedThing } from '../../office/accounts/audit-log/audited-things.ts'
import { undoRemoval } from '../../office/people/people.requests.ts'
import { undoConfigDeletion } from '../configs/configs.requests.ts'
import { undoWebhookDeletion } from '../webhooks/webhooks.requests.ts'

/** How deletions are undone of which rows are kept for a while. */
export const undoDeletions: Partial<Record<AuditedThing, (historyId: number) => Promise<unknown>>> = {
  configs: undoConfigDeletion,
  static_assets: undoAssetDeletion,
  users: undoRemoval,
  webhooks: undoWebhookDeletion,
}
