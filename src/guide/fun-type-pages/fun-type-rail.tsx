import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { NamedIcon } from '../../ui/named-icon.tsx'
import { showWhole } from '../../ui/show-whole.ts'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import type { FunTypesSection } from './fun-types-section.ts'

interface FunTypeRailProps {
  section: FunTypesSection
  funTypes: readonly FunType[]
  /** The slug of the one that is shown. */
  current: string
}

/** From one fun type to the next; it scrolls sideways where it has no room, to the one that is shown. */
export function FunTypeRail({ section, funTypes, current }: FunTypeRailProps) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another type is another chip
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (chip)
      list.current?.scrollTo({ left: chip.offsetLeft - list.current.clientWidth / 2 + chip.clientWidth / 2 })
  }, [current])
  return (
    <nav aria-label="Kinds of fun" className="border-b border-border bg-surface">
      <ul
        ref={list}
        onFocus={showWhole}
        className="no-scrollbar relative flex scroll-px-(--gutter) gap-2 overflow-x-auto px-(--gutter) py-[13px] md:page-width md:scroll-px-0 md:px-0"
      >
        {funTypes.map(({ slug, name, icon }) => (
          <li key={slug} className={`ft-${slug} flex-none`}>
            <Link
              to={`/${section}/$slug`}
              params={{ slug }}
              aria-current={slug === current ? 'page' : undefined}
              className="group inline-flex min-h-11 items-center gap-[7px] rounded-full border-[1.5px] border-transparent pr-[13px] pl-2.5 text-sm font-semibold text-text hover:bg-surface-hover aria-[current]:border-current aria-[current]:bg-(--ft-soft) aria-[current]:text-(--ft-text)"
            >
              <NamedIcon name={icon} className="size-[17px] text-(--ft) group-aria-[current]:text-current" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
