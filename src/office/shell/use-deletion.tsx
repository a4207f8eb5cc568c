import { useRef } from 'react'
import { type ToastMessage, toast } from '../../ui/toast.ts'
import { sayFailure } from './failure.tsx'
import { useMissing } from './use-missing.ts'
import { useOpenDialog } from './use-open-dialog.ts'

interface DeletionOptions<Thing, Answer> {
  /** What the address calls the question: 'delete' and the thing's own name, as in 'delete-12'. */
  question: string
  nameOf: (thing: Thing) => string | number
  /** Those that can go; undefined until they are there, and for who may not. */
  things: readonly Thing[] | undefined
  remove: (thing: Thing) => Promise<Answer>
  /** What the toasts say. */
  words: { done: string | ((answer: Answer) => string); failed: string }
  /** What the message offers, where it can come back. */
  undo?: (thing: Thing, answer: Answer) => ToastMessage['action']
  /** However it ended: the list may not be as it was. */
  onEnd: () => void
}

/** Something of a list that goes once the editor has confirmed it: `doomed`, while the editor is asked. */
export function useDeletion<Thing, Answer>(options: DeletionOptions<Thing, Answer>) {
  const { question, nameOf, things, remove, words, undo, onEnd } = options
  const [opened, open] = useOpenDialog()
  const addressOf = (thing: Thing) => `${question}-${nameOf(thing)}`
  const doomed = things?.find((thing) => addressOf(thing) === opened)
  const focusAfter = useRef<HTMLButtonElement>(null)
  const isGone = useRef(false)
  const onClose = () => open('')
  useMissing(things !== undefined && !doomed && opened.startsWith(`${question}-`), onClose)
  const onConfirm = async () => {
    if (doomed === undefined) return
    try {
      const answer = await remove(doomed)
      isGone.current = true
      const action = undo?.(doomed, answer)
      const title = typeof words.done === 'string' ? words.done : words.done(answer)
      toast({ title, ...(action && { action }) })
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
    const next = focusAfter.current ?? document.getElementById('main')
    next?.focus()
  }
  return {
    doomed,
    ask: (thing: Thing) => open(addressOf(thing)),
    /** What gets the focus when the row is gone that had it; the screen, where it is left out. */
    focusAfter,
    /** For the `ConfirmDialog`. */
    dialog: { confirmLabel: 'Delete', onConfirm, onClose, returnFocus },
  }
}

export type Deletion = ReturnType<typeof useDeletion>
