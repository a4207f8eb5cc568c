import { useMay } from '../../office/accounts/current-user/may.tsx'

/** `placeId` is undefined while it is not known. */
export const PlaceTitle = ({ id, placeId }: { id: number; placeId: string | null | undefined }) => (
  <>
    {useMay('editor') ? 'Edit Place' : 'Place'}{' '}
    <span className="mt-1 block font-sans text-xs font-normal tracking-normal text-text-muted [overflow-wrap:anywhere]">
      ID: {id}
      {placeId !== undefined && ` · OSM: ${placeId ?? 'none'}`}
    </span>
  </>
)
