import { type FormEvent, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'

interface NameSearchProps {
  label: string
  search: string
  onSearch: (text: string) => void
}

export function NameSearch({ label, search, onSearch }: NameSearchProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2.5 border-b border-border p-4">
        <div className="grid min-w-0 flex-1 basis-40 gap-1.5">
          <label htmlFor={id} className="text-xs font-semibold">
            {label}
          </label>
          <input
            id={id}
            key={search}
            name="search"
            type="search"
            defaultValue={search}
            maxLength={200}
            className={inputClass}
          />
        </div>
        <Button look="outline" type="submit">
          Search
        </Button>
      </form>
    </search>
  )
}
