import { ChevronDown, Table2 } from 'lucide-react'
import { useId } from 'react'
import { inputClass } from '../../ui/field.tsx'

interface TableListProps {
  names: readonly string[]
  chosen: string
  onChoose: (name: string) => void
}

/** Beside the content; on phones a choice above it. */
export const TableList = (props: TableListProps) => (
  <>
    <TableSelect {...props} />
    <nav
      aria-label="Tables"
      className="rounded-[20px] border border-border bg-surface px-2.5 pt-4 pb-3 max-lg:hidden"
    >
      <h2 className="mb-2 px-3 text-[1.25rem]!">Tables</h2>
      <ul>
        {props.names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === props.chosen || undefined}
              onClick={() => props.onChoose(name)}
              className="flex min-h-9.5 w-full items-center gap-2.5 rounded-[10px] px-3 text-left font-mono text-[0.8125rem] text-text-muted hover:bg-surface-hover hover:text-text aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft"
            >
              <Table2 className="size-4 flex-none" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  </>
)

function TableSelect({ names, chosen, onChoose }: TableListProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5 lg:hidden">
      <label htmlFor={id} className="text-xs font-semibold">
        Table
      </label>
      <div className="relative">
        <select
          id={id}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
          className={`${inputClass} appearance-none pr-10`}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2" />
      </div>
    </div>
  )
}
