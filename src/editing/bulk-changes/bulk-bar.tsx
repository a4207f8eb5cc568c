import { Replace } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EnrichAddressesButton } from '../addresses/enrich-addresses-button.tsx'
import type { useEnrichAddresses } from '../addresses/use-enrich-addresses.tsx'
import { FindReplaceDialog } from '../find-replace/find-replace-dialog.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import {
  type BulkAction,
  type BulkFlags,
  bulkActions,
  bulkConfirmFrom,
  placeCount,
} from '../selection/bulk-actions.ts'
import { BulkButton } from '../selection/bulk-button.tsx'
import {
  isSelected,
  nothing,
  type Selection,
  selectedCount,
  selectionText,
  withAll,
} from '../selection/selection.ts'
import { BulkDelete } from './bulk-delete.tsx'
import { BulkFact } from './bulk-fact.tsx'
import { BulkLabels } from './bulk-labels.tsx'
import { ListTools } from './list-tools.tsx'
import { useBarFocus } from './use-bar-focus.ts'
import type { useBulk } from './use-bulk.tsx'

interface BulkBarProps {
  bulk: ReturnType<typeof useBulk>
  addresses: ReturnType<typeof useEnrichAddresses>
  /** Those of the page. */
  places: readonly AdminPlace[]
  /** How many match the filters. */
  total: number
  /** What stands there while nothing is ticked. */
  children: ReactNode
}

/** Ticks the page, or all that match, and changes what is ticked. */
export function BulkBar({ bulk, addresses, places, total, children }: BulkBarProps) {
  const { selection, select } = bulk
  const id = useId()
  const [dialog, setDialog] = useState<BulkAction | 'labels' | 'fact' | 'replace' | 'delete'>()
  const ids = places.map(({ id }) => id)
  const ticked = ids.filter((id) => isSelected(selection, id)).length
  const count = selectedCount(selection)
  const bar = useBarFocus(count, dialog !== undefined)
  const close = () => setDialog(undefined)
  const make = (action: BulkAction) =>
    count >= bulkConfirmFrom ? setDialog(action) : bulk.setFlags(action.changes)
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Selected places"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border bg-surface-sunken px-3.5 py-2 outline-none"
    >
      <May be="editor">
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm font-semibold"
        >
          <Checkbox
            id={id}
            checked={ids.length > 0 && ticked === ids.length}
            isMixed={ticked > 0 && ticked < ids.length}
            disabled={ids.length === 0}
            onChange={(event) => select(withAll(selection, ids, event.target.checked))}
          />
          Select page
        </label>
      </May>
      <p role="status" className="text-sm text-text-muted tabular-nums">
        {selectionText(selection)}
      </p>
      {count > 0 ? (
        <Chosen selection={selection} total={total} onSelect={select}>
          {bulkActions.map((action) => (
            <BulkButton key={action.label} isBusy={bulk.isBusy} onAct={() => make(action)}>
              {action.label}
            </BulkButton>
          ))}
          <BulkButton isBusy={bulk.isBusy} onAct={() => setDialog('labels')}>
            Fun types and seasons…
          </BulkButton>
          <BulkButton isBusy={bulk.isBusy} onAct={() => setDialog('fact')}>
            Change a fact…
          </BulkButton>
          <BulkButton isBusy={bulk.isBusy} onAct={() => setDialog('replace')}>
            Find and replace…
          </BulkButton>
          <BulkButton isBusy={bulk.isBusy} onAct={() => setDialog('delete')}>
            Delete…
          </BulkButton>
          <EnrichAddressesButton selection={selection} filters={bulk.filters} addresses={addresses} />
        </Chosen>
      ) : (
        <ListTools>
          {children}
          <May be="editor">
            <Button look="ghost" className="gap-1.5! px-0!" onClick={() => setDialog('replace')}>
              <Replace className="size-4.5" />
              Find and replace…
            </Button>
          </May>
        </ListTools>
      )}
      {dialog === 'replace' && (
        <FindReplaceDialog
          selection={count > 0 ? selection : { allOf: total }}
          filters={bulk.filters}
          onClose={close}
          onReplaced={bulk.followReplacing}
        />
      )}
      {dialog === 'labels' && (
        <BulkLabels count={count} onClose={close} onSave={(changes) => bulk.setLabels(changes)} />
      )}
      {dialog === 'fact' && (
        <BulkFact count={count} onClose={close} onSave={(changes) => bulk.setLabels(changes)} />
      )}
      {dialog === 'delete' && <BulkDelete count={count} onClose={close} onDelete={bulk.remove} />}
      {dialog && typeof dialog !== 'string' && (
        <Confirmation action={dialog} count={count} onClose={close} onConfirm={bulk.setFlags} />
      )}
    </section>
  )
}

type ChosenProps = {
  selection: Selection
  total: number
  onSelect: (selection: Selection) => void
  children: ReactNode
}

const Chosen = ({ selection, total, onSelect, children }: ChosenProps) => (
  <>
    {selectedCount(selection) < total && (
      <Button look="ghost" className="px-0! text-link!" onClick={() => onSelect({ allOf: total })}>
        Select all {total.toLocaleString('en')} matching
      </Button>
    )}
    <Button look="ghost" className="px-0!" onClick={() => onSelect(nothing)}>
      Clear selection
    </Button>
    <div className="flex basis-full flex-wrap gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1 max-sm:*:flex-none">
      {children}
    </div>
  </>
)

interface ConfirmationProps {
  action: BulkAction
  count: number
  onClose: () => void
  onConfirm: (flags: BulkFlags) => Promise<boolean>
}

const Confirmation = ({ action: { label, changes }, count, onClose, onConfirm }: ConfirmationProps) => (
  <ConfirmDialog
    title={`${label}: ${placeCount(count)}?`}
    confirmLabel={label}
    onConfirm={() => onConfirm(changes).then(onClose)}
    onClose={onClose}
  >
    This changes {placeCount(count)}. It can be undone as a whole, and place by place from the history of
    each.
  </ConfirmDialog>
)
