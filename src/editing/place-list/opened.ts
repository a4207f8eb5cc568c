import { leftForm } from '../../office/drafts/left-forms.ts'
import { leftPlaceId } from '../place-form/left-place.ts'

/** The dialog that lies over the list: that of a place by its id, or one that needs none. */
export type Opened =
  | { dialog: 'place' | 'delete'; id: number }
  | { dialog: 'new' | 'import' | 'keys' }
  | undefined

/** Of 'place-12' or 'new', as it stands in the address; what is no dialog is none. */
export function openedOf(text: string): Opened {
  const [, dialog, id] = /^(place|delete)-([1-9]\d{0,8})$/.exec(text) ?? []
  if (dialog === 'place' || dialog === 'delete') return { dialog, id: Number(id) }
  return text === 'new' || text === 'import' || text === 'keys' ? { dialog: text } : undefined
}

export function openedText(opened: Opened): string {
  if (opened === undefined) return ''
  return 'id' in opened ? `${opened.dialog}-${opened.id}` : opened.dialog
}

/** What was being written when the page was loaded anew. */
export function leftDialog(): Opened {
  const id = leftPlaceId()
  if (id !== undefined) return { dialog: 'place', id }
  return leftForm('place:new') === undefined ? undefined : { dialog: 'new' }
}
