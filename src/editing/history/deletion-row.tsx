import { Building2, MapPinned, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { byWhom } from '../../office/accounts/audit-log/by-whom.ts'
import { May } from '../../office/accounts/current-user/may.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { momentText } from '../../ui/moment-text.ts'
import type { Deletion } from './history.schema.ts'

interface DeletionRowProps {
  deletion: Deletion
  isBusy: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onRestore: () => void
}

export function DeletionRow({ deletion, isBusy, isTicked, onTick, onRestore }: DeletionRowProps) {
  const isCity = deletion.entity === 'cities'
  const Icon = isCity ? Building2 : MapPinned
  const said = useSaidBack(deletion.isBack)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border p-3.5 last:border-b-0">
      <May be="editor">
        <Checkbox
          aria-label={`Select ${deletion.name}`}
          checked={isTicked}
          disabled={deletion.isBack}
          onChange={(event) => onTick(event.target.checked)}
        />
      </May>
      <Icon className="size-5 flex-none text-text-subtle" />
      <div className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
        <p className="font-semibold">{deletion.name}</p>
        <p className="text-sm text-text-muted">
          {[
            ...[isCity ? 'City' : 'Place', deletion.where, isCity && withPlaces(deletion.placeCount)],
            deletion.joinedInto && `joined into ${deletion.joinedInto}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className="text-sm text-text-muted">
        <time dateTime={deletion.at}>{momentText(deletion.at)}</time>
        {deletion.username && ` by ${byWhom(deletion)}`}
      </p>
      {deletion.isBack ? (
        <p ref={said} tabIndex={-1} className="inline-flex min-h-11 items-center text-sm font-semibold">
          Is there again
        </p>
      ) : (
        <May be="editor">
          <Button
            look="outline"
            aria-label={`Bring back ${deletion.name}`}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRestore()}
          >
            <RotateCcw className="size-4.5" />
            Bring back
          </Button>
        </May>
      )}
    </li>
  )
}

/** What stands where the button was that brought it back gets the focus that went with it. */
function useSaidBack(isBack: boolean) {
  const said = useRef<HTMLParagraphElement>(null)
  const wasBack = useRef(isBack)
  useEffect(() => {
    if (isBack && !wasBack.current && document.activeElement === document.body) said.current?.focus()
    wasBack.current = isBack
  }, [isBack])
  return said
}

const withPlaces = (count: number) => `with ${count.toLocaleString('en')} ${count === 1 ? 'place' : 'places'}`
