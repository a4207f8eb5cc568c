import { useRef, useState } from 'react'
import { type ToastMessage, toast } from '../../ui/toast.ts'
import { sayFailure } from './failure.tsx'

interface DeletionOptions<Thing, Answer> {
  remove: (thing: Thing) => Promise<Answer>
  /** What the toasts say. */
  words: { done: string; failed: string }
  /** What the message offers, where it can come back. */
  undo?: (thing: Thing, answer: Answer) => ToastMessage['action']
  /** However it ended: the list may not be as it was. */
  onEnd: () => void
}

/** Something of a list that goes once the editor has confirmed it: `doomed`, while the editor is asked. */
export function useDeletion<Thing, Answer>({ remove, words, undo, onEnd }: DeletionOptions<Thing, Answer>) {
  const [doomed, setDoomed] = useState<Thing>()
  const focusAfter = useRef<HTMLButtonElement>(null)
  const isGone = useRef(false)
  const onClose = () => setDoomed(undefined)
  const onConfirm = async () => {
    if (doomed === undefined) return
    try {
      const answer = await remove(doomed)
      isGone.current = true
      const action = undo?.(doomed, answer)
      toast({ title: words.done, ...(action && { action }) })
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
