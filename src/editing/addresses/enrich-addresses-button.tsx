import { useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { placeCount } from '../selection/bulk-actions.ts'
import { BulkButton } from '../selection/bulk-button.tsx'
import type { Selection } from '../selection/selection.ts'
import { aboutHowLong } from './about-how-long.ts'
import type { EnrichEstimate } from './enrich-address.schema.ts'
import { estimateAddresses, type SentFilters } from './enrich-addresses.requests.ts'
import type { useEnrichAddresses } from './use-enrich-addresses.tsx'

interface EnrichAddressesButtonProps {
  selection: Selection
  /** For which all that match are selected. */
  filters: SentFilters
  addresses: ReturnType<typeof useEnrichAddresses>
}

/** Fills in the addresses of what is selected; of all that match, once the editor knows what that takes. */
export function EnrichAddressesButton({ selection, filters, addresses }: EnrichAddressesButtonProps) {
  const [estimate, setEstimate] = useState<EnrichEstimate>()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setEstimate(undefined)
  const act = async () => {
    if ('ids' in selection) return addresses.start({ placeIds: [...selection.ids] })
    setIsAsking(true)
    await estimateAddresses(filters)
      .then(setEstimate)
      .catch((error) => sayFailure('The places could not be counted', error))
    setIsAsking(false)
  }
  return (
    <>
      <BulkButton isBusy={addresses.isRunning || isAsking} onAct={act}>
        Enrich address
      </BulkButton>
      {estimate && (
        <ConfirmDialog
          title={`Enrich address: ${placeCount(estimate.places)}?`}
          confirmLabel="Enrich address"
          onConfirm={() => addresses.start({ filters, total: estimate.places }).then(close)}
          onClose={close}
        >
          {inWords(estimate)}
        </ConfirmDialog>
      )}
    </>
  )
}

const inWords = ({ asked, seconds }: EnrichEstimate) =>
  asked === 0
    ? 'None of them has to be asked about: their addresses are known, or were asked for before.'
    : `OpenStreetMap is asked about ${placeCount(asked)} without a street, postal code or town: about ${aboutHowLong(seconds)} at the pace that it allows. What is filled in stays as it is.`
