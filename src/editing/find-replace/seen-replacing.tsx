import { useState } from 'react'
import { facts } from '../../guide/facts/facts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { placeCount } from '../selection/bulk-actions.ts'
import { getReplacing } from './find-replace.requests.ts'
import { ReplacingRows } from './replacing-rows.tsx'
import type { ReplacingAsked, SeenReplacing } from './use-replacing.tsx'

/** So many may be left out one by one. */
const mostExcept = 1000

interface SeenReplacingPartProps {
  seen: SeenReplacing
  except: ReadonlySet<number>
  onExcept: (except: ReadonlySet<number>) => void
}

/** What would change, each to be left out, and what cannot. */
export function SeenReplacingPart({ seen, except, onExcept }: SeenReplacingPartProps) {
  const { asked, told, first } = seen
  const turn = (id: number, isIn: boolean) => {
    const others = new Set(except)
    if (isIn) others.delete(id)
    else others.add(id)
    onExcept(others)
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {told.changes === 0
          ? `Nothing would change in ${facts[asked.fact].label}.`
          : `${placeCount(told.changes)} would change.`}
        {except.size > 0 && ` ${except.size.toLocaleString('en')} left out.`}
      </p>
      {told.unfit > 0 && <Unfit count={told.unfit} asked={asked} />}
      <ReplacingRows
        label="What would change"
        asked={asked}
        part="changes"
        first={first}
        tickOf={({ id, name }) => (
          <Checkbox
            aria-label={`Change ${name}`}
            checked={!except.has(id)}
            disabled={!except.has(id) && except.size >= mostExcept}
            onChange={({ target }) => turn(id, target.checked)}
          />
        )}
      />
    </div>
  )
}

function Unfit({ count, asked }: { count: number; asked: ReplacingAsked }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="rounded-md border border-border px-3.5"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        {placeCount(count)} {count === 1 ? 'stays as it is' : 'stay as they are'}: what would stand there is
        not possible
      </summary>
      {isOpen && <UnfitRows asked={asked} />}
    </details>
  )
}

function UnfitRows({ asked }: { asked: ReplacingAsked }) {
  const { content, hasFailed } = useAnswer(`unfit ${JSON.stringify(asked)}`, () =>
    getReplacing({ ...asked, part: 'unfit' }),
  )
  if (hasFailed) return <p role="alert">They could not be loaded.</p>
  return content && <ReplacingRows label="What stays as it is" asked={asked} part="unfit" first={content} />
}
