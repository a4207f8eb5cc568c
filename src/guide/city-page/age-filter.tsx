import { Baby } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { AgePanelProps } from './age-panel.tsx'

type AgeFilterProps = Pick<AgePanelProps, 'ages' | 'onAgesChange' | 'total'> & {
  className: string
  labelClassName: string
  iconClassName: string
  chevron: ReactNode
}

const loadPanel = () => import('./age-panel.tsx').then(({ AgePanel }) => AgePanel)

/** The children's ages, chosen in a popover whose code is fetched when the visitor reaches for it. */
export function AgeFilter({ className, labelClassName, iconClassName, chevron, ...panel }: AgeFilterProps) {
  const { Part, preload, demand } = useLatePart<AgePanelProps>(loadPanel)
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={async () => setOpen(!open && (await demand()))}
      >
        <Baby className={iconClassName} />
        <span className={labelClassName}>Ages</span> {agesText(panel.ages)}
        {chevron}
      </button>
      {open && Part && <Part {...panel} trigger={trigger} id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

/** 'Any age', '5', '3 and 7', '3, 5 and 7'; above three, how many. */
function agesText(ages: readonly number[]): string {
  if (ages.length === 0) return 'Any age'
  if (ages.length > 3) return `${ages.length} selected`
  return ages.join(', ').replace(/, (\d+)$/, ' and $1')
}
