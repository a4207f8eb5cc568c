import { useMay } from '../../office/accounts/current-user/may.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'

interface AreaBarProps {
  hasArea: boolean
  /** Whether the area can be changed point by point. */
  isChangeable: boolean
  /** Whether something else is seen than what is searched. */
  isElsewhere: boolean
  follows: boolean
  onFollow: (follows: boolean) => void
  onSearchHere: () => void
  onDraw: () => void
  onChange: () => void
  onRemove: () => void
  /** How many places are inside; undefined while nobody knows. */
  total: number | undefined
  onSelectAll: () => void
}

/** What can be done with the part of the map that is seen, and with an area on it. */
export function AreaBar({ hasArea, total, ...props }: AreaBarProps) {
  const mayEdit = useMay('editor')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="flex min-h-11 items-center gap-2 text-sm">
        <Switch
          aria-label="Search as I move the map"
          checked={props.follows}
          onChange={({ target }) => props.onFollow(target.checked)}
        />
        <span aria-hidden="true">Search as I move the map</span>
      </span>
      {!props.follows && props.isElsewhere && (
        <Button look="outline" onClick={props.onSearchHere}>
          Search this area
        </Button>
      )}
      {hasArea && !props.follows && props.isChangeable && (
        <Button look="outline" onClick={props.onChange}>
          Change the area
        </Button>
      )}
      <Button look="outline" onClick={props.onDraw}>
        {hasArea ? 'Draw another area' : 'Draw an area'}
      </Button>
      {hasArea && (
        <Button look="ghost" onClick={props.onRemove}>
          Remove the area
        </Button>
      )}
      {hasArea && mayEdit && total !== 0 && (
        <Button look="soft" disabled={total === undefined} onClick={props.onSelectAll}>
          Select all {total?.toLocaleString('en')} inside
        </Button>
      )}
    </div>
  )
}
