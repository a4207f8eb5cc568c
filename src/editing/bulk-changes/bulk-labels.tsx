import { useState } from 'react'
import { getFunTypes } from '../../guide/fun-types/fun-types.requests.ts'
import { getSeasons } from '../../guide/seasons/seasons.requests.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { placeCount } from '../selection/bulk-actions.ts'
import type { PlaceChanges } from './bulk.schema.ts'

type Wish = 'keep' | 'add' | 'remove'
type Wishes = Readonly<Record<number, Wish>>

const noWishes: Record<'types' | 'open', Wishes> = { types: {}, open: {} }

interface BulkLabelsProps {
  count: number
  onClose: () => void
  /** Resolves to whether it worked; until then, and when it did not, the dialog stays. */
  onSave: (changes: PlaceChanges) => Promise<boolean>
}

/** Adds fun types and seasons to many places, or takes them away; the others of a place stay. */
export function BulkLabels({ count, onClose, onSave }: BulkLabelsProps) {
  const { content: funTypes = [] } = useAnswer('fun-types', getFunTypes)
  const { content: seasons = [] } = useAnswer('seasons', getSeasons)
  const draft = useDraft({ form: 'bulk-labels', first: noWishes, formOf: (wishes) => wishes })
  const { types, open } = draft.values
  const [isBusy, setIsBusy] = useState(false)
  const changes = changesOf(types, open)
  const isEmpty = Object.keys(changes).length === 0
  const save = async () => {
    setIsBusy(true)
    const isDone = await onSave(changes)
    setIsBusy(false)
    if (isDone) cancel()
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <Dialog
      title={`Fun types and seasons of ${placeCount(count)}`}
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={cancel}>
            Cancel
          </Button>
          <Button disabled={isEmpty} aria-disabled={isBusy} onClick={() => !isBusy && save()}>
            {isBusy ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <DraftNote {...draft.note} />
      <p className="text-sm text-text-muted">
        What you leave as it is stays with each place. Imports keep what you change here.
      </p>
      <Choices
        legend="Fun types"
        items={funTypes}
        wishes={types}
        onChange={(chosen) => draft.set({ types: chosen })}
      />
      <Choices
        legend="Seasons"
        items={seasons.map(({ id, displayName }) => ({ id, name: displayName }))}
        wishes={open}
        onChange={(chosen) => draft.set({ open: chosen })}
      />
    </Dialog>
  )
}

function changesOf(types: Wishes, seasons: Wishes): PlaceChanges {
  const ids = (wishes: Wishes, wish: Wish) =>
    Object.keys(wishes)
      .map(Number)
      .filter((id) => wishes[id] === wish)
  const named = {
    addFunTypes: ids(types, 'add'),
    removeFunTypes: ids(types, 'remove'),
    addSeasons: ids(seasons, 'add'),
    removeSeasons: ids(seasons, 'remove'),
  }
  return Object.fromEntries(Object.entries(named).filter(([, list]) => list.length > 0))
}

interface ChoicesProps {
  legend: string
  items: readonly { id: number; name: string }[]
  wishes: Wishes
  onChange: (wishes: Wishes) => void
}

const Choices = ({ legend, items, wishes, onChange }: ChoicesProps) => (
  <section aria-label={legend} className="grid gap-1">
    <h3 className="text-[1.0625rem]!">{legend}</h3>
    {items.map(({ id, name }) => (
      <fieldset
        key={id}
        className="flex flex-wrap items-center gap-x-4 border-b border-border py-1 last:border-b-0"
      >
        <legend className="float-left min-w-36 grow text-sm font-medium max-sm:basis-full">{name}</legend>
        {words.map(([wish, word]) => (
          <label
            key={wish}
            className="inline-flex min-h-9 cursor-pointer max-sm:min-h-11 items-center gap-2 text-sm"
          >
            <input
              type="radio"
              name={`${legend} ${id}`}
              checked={(wishes[id] ?? 'keep') === wish}
              onChange={() => onChange({ ...wishes, [id]: wish })}
              className="size-4.5 cursor-pointer accent-primary"
            />
            {word}
          </label>
        ))}
      </fieldset>
    ))}
  </section>
)

const words: readonly [Wish, string][] = [
  ['keep', 'Leave'],
  ['add', 'Add'],
  ['remove', 'Remove'],
]
