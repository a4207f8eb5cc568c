import { Flower2, Leaf, Snowflake, Sun } from 'lucide-react'
import { seasons } from './season.ts'

const icons = { spring: Flower2, summer: Sun, autumn: Leaf, winter: Snowflake }

/** The four seasons, those in which a place is closed outlined; one whose hours are told and whose seasons are not is open in all. */
export function SeasonTiles({ open }: { open: readonly { name: string }[] }) {
  return (
    <ul className="flex max-w-[620px] flex-wrap gap-2 sm:gap-2.5">
      {seasons.map(({ name, displayName }) => {
        const Icon = icons[name]
        const isOpen = open.length === 0 || open.some((season) => season.name === name)
        return (
          <li
            key={name}
            className={`grid flex-[1_0_2.75rem] justify-items-center gap-1.5 rounded-lg px-1 py-3 text-xs sm:px-2 sm:py-3.5 sm:text-sm ${isOpen ? 'bg-accent-soft font-semibold text-on-accent-soft' : 'font-medium text-text-subtle shadow-[inset_0_0_0_1.5px_var(--border-strong)]'}`}
          >
            <Icon className="size-6.5" />
            <span>
              {displayName}
              {!isOpen && <span className="sr-only"> (not open)</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
