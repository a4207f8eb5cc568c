import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { placeKeys } from './place-keys.ts'

interface PlaceKeysDialogProps {
  areOn: boolean
  onTurn: (areOn: boolean) => void
  onClose: () => void
}

const lines: readonly (readonly [key: string, meaning: string])[] = [
  [placeKeys.next, 'To the next place of the page'],
  [placeKeys.previous, 'To the place before'],
  [placeKeys.select, 'Select the place, or no longer'],
  [placeKeys.edit, 'Open the place'],
  ['Enter', 'Open the place whose row has the focus'],
  [placeKeys.search, 'To the search'],
  [placeKeys.keys, 'These keys'],
]

/** What single keys do in the list of places. */
export const PlaceKeysDialog = ({ areOn, onTurn, onClose }: PlaceKeysDialogProps) => (
  <Dialog
    title="Keys of this list"
    onClose={onClose}
    footer={
      <Button look="outline" onClick={onClose}>
        Done
      </Button>
    }
  >
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
      {lines.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-md border border-border bg-surface-sunken px-2 font-semibold">
              {key}
            </kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    <div className="flex items-center gap-3 text-sm">
      <Switch
        aria-label="Single keys act on the list"
        checked={areOn}
        onChange={({ target }) => onTurn(target.checked)}
      />
      <span aria-hidden="true">Single keys act on the list</span>
    </div>
  </Dialog>
)
