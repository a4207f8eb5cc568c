import { type ToastMessage, toast } from '../../ui/toast.ts'
import { placeCount } from '../selection/bulk-actions.ts'
import type { Replaced } from './find-replace.schema.ts'

/** Says what replacing came to, with what undoes it. */
export function tellReplaced({ changed, left }: Replaced, undo: ToastMessage['action']): void {
  const words = [
    `${placeCount(changed)} updated`,
    left > 0 && `${left.toLocaleString('en')} left, changed since you looked`,
  ]
  toast({
    title: 'Success',
    description: words.filter(Boolean).join(', '),
    ...(changed > 0 && { action: undo }),
  })
}
