import { useState } from 'react'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { toast } from '../../ui/toast.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { getAdminPlace } from '../places/admin-places.requests.ts'
import { enrichAddress } from './enrich-addresses.requests.ts'

/** The place is more than the call has to answer with. */
type Enriched = { success: boolean; message: string; place?: AdminPlace }

/** Fills in the stored address; what the editor has typed stays, since the place comes back to be merged with it. */
export function useEnrichAddress(id: number, onEnriched: (place: AdminPlace) => void) {
  const [isEnriching, setIsEnriching] = useState(false)
  const enrich = async () => {
    setIsEnriching(true)
    try {
      const { success, message, place }: Enriched = await enrichAddress(id)
      onEnriched(place ?? (await getAdminPlace(id)))
      if (success) toast({ title: 'Address Enriched', description: message })
      else
        toast({
          title: 'Enrichment Failed',
          description: message || 'Address enrichment failed',
          variant: 'destructive',
        })
    } catch (error) {
      const message = serverMessage(error) ?? (error instanceof Error ? error.message : String(error))
      toast({
        title: 'Error',
        description: `Failed to enrich address: ${message}`,
        variant: 'destructive',
      })
    } finally {
      setIsEnriching(false)
    }
  }
  return { enrich, isEnriching }
}
