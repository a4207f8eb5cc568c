import { Baby } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useLatePopover } from '../../ui/use-late-popover.ts'
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
  const { button, Part, popup } = useLatePopover<AgePanelProps>(loadPanel, useRef<HTMLButtonElement>(null))
  return (
    <>
      <button {...button} type="button" className={className}>
        <Baby className={iconClassName} />
        <span className={labelClassName}>Ages</span> {agesText(panel.ages)}
        {chevron}
      </button>
      {Part && <Part {...panel} {...popup} />}
    </>
  )
}

/** 'Any age', '5', '3 and 7', '3, 5 and 7'; above three, how many. */
function agesText(ages: readonly number[]): string {
  if (ages.length === 0) return 'Any age'
  if (ages.length > 3) return `${ages.length} selected`
  return ages.join(', ').replace(/, (\d+)$/, ' and $1')
}
