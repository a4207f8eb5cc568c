import { type ToastMessage, toast } from '../../ui/toast.ts'
import { sayFailure } from './failure.tsx'

interface MadeAgain {
  name: string
  make: () => Promise<unknown>
  /** Once it is back, or is not. */
  onEnd: () => void
}

/** Makes it once more, and says that it is back, or why not. */
export const makeAgain = ({ name, make, onEnd }: MadeAgain): Promise<void> =>
  make()
    .then(
      () => void toast({ title: `${name} is back` }),
      (error) => sayFailure(`Failed to bring ${name} back`, error),
    )
    .then(onEnd)

/** What the message of a deletion offers where a call makes such a thing as it was. */
export const madeAgain = (again: MadeAgain): ToastMessage['action'] => ({
  label: 'Undo',
  onAction: () => void makeAgain(again),
})
