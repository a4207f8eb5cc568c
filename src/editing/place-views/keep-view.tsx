import { type SubmitEvent, useId, useRef, useState } from 'react'
import { formErrors, sayFailure } from '../../office/shell/failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { keepPlaceView } from './place-views.requests.ts'

interface KeepViewProps {
  /** The query of the address as it is now. */
  search: string
  onKept: () => void
}

/** A name for the list as it is filtered and ordered now. */
export function KeepView({ search, onKept }: KeepViewProps) {
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const sharedId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    try {
      const view = await keepPlaceView({ name, search, isShared })
      setError(undefined)
      setName('')
      toast({ title: 'Success', description: `View “${view.name}” saved` })
      onKept()
    } catch (failure) {
      const { all, ...named } = formErrors(failure)
      const [wrong] = Object.values(named)
      setError(wrong)
      if (all) sayFailure('Failed to save the view', failure)
      else field.current?.focus()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="w-full sm:w-72">
        <Field label="Name of the view" error={error}>
          {(control) => (
            <input
              {...control}
              ref={field}
              className={inputClass}
              value={name}
              maxLength={100}
              required
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </div>
      <label htmlFor={sharedId} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
        <Checkbox id={sharedId} checked={isShared} onChange={({ target }) => setIsShared(target.checked)} />
        Share with all
      </label>
      <Button type="submit" look="outline" aria-disabled={isBusy}>
        Save this view
      </Button>
    </form>
  )
}
