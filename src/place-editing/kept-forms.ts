import type { PlaceFormValues } from './place-form.ts'

type Kept = { values: PlaceFormValues; base: PlaceFormValues }

const kept = new Map<number | 'new', Kept>()

/** Keeps what was typed about a place while the editor has to log in again; nothing outlives the tab. */
export const keepForm = (place: number | 'new', form: Kept): void => void kept.set(place, form)

/** What was kept, once. */
export function takeKeptForm(place: number | 'new'): Kept | undefined {
  const form = kept.get(place)
  kept.delete(place)
  return form
}
