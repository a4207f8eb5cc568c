import { useState } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import type { NewPhotoProps } from './new-photo.ts'
import { onEnterKey } from './photo-text-fields.tsx'
import { useUnsplashChoice } from './use-unsplash-choice.tsx'

const failure = 'Failed to fetch image by ID. Please check the ID is correct'

/** A photo that the editor found on Unsplash. */
export function UnsplashById(props: NewPhotoProps) {
  const [id, setId] = useState('')
  const { choose, chosenId, problem } = useUnsplashChoice(props, failure)
  const start = async () => {
    if (id.trim() && chosenId === undefined && (await choose(id.trim()))) setId('')
  }
  return (
    <Field label="Unsplash ID" hint="Or the address of its page" error={problem}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            maxLength={300}
            value={id}
            placeholder="Dwu85P9SOIk"
            onChange={(event) => setId(event.target.value)}
            onKeyDown={(event) => onEnterKey(event, start)}
            className={inputClass}
          />
          {/* Also once the field is empty again: it was pressed, and has the focus. */}
          <BusyButton onClick={start} isBusy={!id.trim() || chosenId !== undefined}>
            {chosenId === undefined ? 'Fetch' : 'Fetching...'}
          </BusyButton>
        </div>
      )}
    </Field>
  )
}
