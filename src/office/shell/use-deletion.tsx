import { useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { sayFailure } from './failure.tsx'

interface DeletionOptions<Thing> {
  remove: (thing: Thing) => Promise<unknown>
  /** What the toasts say. */
  words: { done: string; failed: string }
  /** However it ended: the list may not be as it was. */
  onEnd: () => void
}

/** Something of a list that goes once the editor has confirmed it: `doomed`, while the editor is asked. */
export function useDeletion<Thing>({ remove, words, onEnd }: DeletionOptions<Thing>) {
  const [doomed, setDoomed] = useState<Thing>()
  const focusAfter = useRef<HTMLButtonElement>(null)
  const isGone = useRef(false)
  const onClose = () => setDoomed(undefined)
  const onConfirm = async () => {
    if (doomed === undefined) return
    try {
      await remove(doomed)
      isGone.current = true
      toast({ title: words.done })
    } catch (error) {
      sayFailure(words.failed, error)
    }
    onClose()
    onEnd()
  }
  const returnFocus = (event: Event) => {
    if (!isGone.current) return
    isGone.current = false
    event.preventDefault()
    focusAfter.current?.focus()
  }
  return {
    doomed,
    ask: (thing: Thing) => setDoomed(() => thing),
    /** What gets the focus when the row is gone that had it. */
    focusAfter,
    /** For the `ConfirmDialog`. */
    dialog: { confirmLabel: 'Delete', onConfirm, onClose, returnFocus },
  }
}

export type Deletion = ReturnType<typeof useDeletion>
