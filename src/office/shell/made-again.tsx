import { type ToastMessage, toast } from '../../ui/toast.ts'
import { sayFailure } from './failure.tsx'

interface MadeAgain {
  name: string
  make: () => Promise<unknown>
  /** Once it is back, or is not. */
  onEnd: () => void
}

/** What the message of a deletion offers where the call that makes such a thing makes it as it was. */
export const madeAgain = ({ name, make, onEnd }: MadeAgain): ToastMessage['action'] => ({
  label: 'Undo',
  onAction: () =>
    void make()
      .then(
        () => void toast({ title: `${name} is back` }),
        (error) => sayFailure(`Failed to bring ${name} back`, error),
      )
      .then(onEnd),
})
