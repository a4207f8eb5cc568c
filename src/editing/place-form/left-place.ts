import { leftForm } from '../../office/drafts/left-forms.ts'

/** The place whose form is to be opened again, be it for a photo of it. */
export function leftPlaceId(): number | undefined {
  const id = Number.parseInt(leftForm('place:') ?? '', 10)
  return Number.isNaN(id) ? undefined : id
}
