import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { PlaceTableProps } from '../place-table/place-table.tsx'

const load = () => import('../place-table/place-table.tsx').then(({ PlaceTable }) => PlaceTable)

/** The table, whose code is fetched when it is first asked for; until then what stands in its place. */
export function LatePlaceTable({ children, ...props }: PlaceTableProps & { children: ReactNode }) {
  const { Part, show } = useLatePart(load)
  const [hasFailed, setHasFailed] = useState(false)
  const fetchIt = () => void show().then((isShown) => setHasFailed(!isShown))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first shown
  useEffect(fetchIt, [])
  if (Part) return <Part {...props} />
  if (!hasFailed) return children
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
      <p>The table could not be loaded.</p>
      <Button look="outline" onClick={fetchIt}>
        Try again
      </Button>
    </div>
  )
}
