import type { ToastMessage } from '../../ui/toast.ts'
import type { BulkAnswer } from '../bulk-changes/bulk.schema.ts'

/** What came of a decision about one place. */
export function toldDecision(
  { matched, changed, changeId }: BulkAnswer,
  undo: (changeId: string) => ToastMessage['action'],
): ToastMessage {
  if (matched === 0)
    return {
      ...{ title: 'Failed to update place', variant: 'destructive' },
      description: 'Somebody has deleted it meanwhile',
    }
  return {
    ...{ title: 'Success', description: 'Place updated successfully' },
    ...(changed > 0 && { action: undo(changeId) }),
  }
}
