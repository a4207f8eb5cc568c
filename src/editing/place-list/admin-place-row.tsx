import { ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react'
import { useContext } from 'react'
import { pickScene } from '../../guide/art/pick-scene.ts'
import { PhotoOrArt } from '../../guide/photos/photo-or-art.tsx'
import { inDisplayOrder } from '../../guide/photos/place-image.ts'
import { websiteHost } from '../../guide/places/website.ts'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import type { PlaceColumn } from '../places/place-columns.ts'
import { MarkedPlaces } from './marked-places.ts'
import { Cell, PlaceCell } from './place-cell.tsx'

interface AdminPlaceRowProps {
  place: AdminPlace
  columns: readonly PlaceColumn[]
  isBusy: boolean
  isTicked: boolean
  onTick: (place: AdminPlace) => void
  onToggleActive: (place: AdminPlace) => void
  onToggleFeatured: (place: AdminPlace) => void
  onEdit: (place: AdminPlace) => void
  onDelete: (place: AdminPlace) => void
}

export function AdminPlaceRow({ place, columns, isBusy, isTicked, onTick, ...actions }: AdminPlaceRowProps) {
  const name = place.displayName || place.name
  const mayEdit = useMay('editor')
  const isMarked = useContext(MarkedPlaces).includes(place.id)
  return (
    <tr
      data-ticked={isTicked || undefined}
      data-marked={isMarked || undefined}
      data-place={place.id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return
        // Or the dialog's first button, which has the focus by then, gets it.
        event.preventDefault()
        actions.onEdit(place)
      }}
      className="grid grid-cols-[auto_auto_1fr] @max-[18rem]:grid-cols-1 gap-x-4 gap-y-2 border-b border-border p-3.5 last:border-b-0 hover:bg-surface-hover data-marked:bg-surface-hover data-marked:outline-2 data-marked:-outline-offset-2 data-marked:outline-(--sun-400) data-ticked:bg-[color-mix(in_oklab,var(--primary-soft)_48%,transparent)] @min-[800px]:table-row"
    >
      <Cell isWide>
        <div className="flex min-w-0 items-center gap-3 @min-[800px]:min-w-68">
          {mayEdit && (
            <Checkbox aria-label={`Select ${name}`} checked={isTicked} onChange={() => onTick(place)} />
          )}
          <PlaceInfo place={place} name={name} />
        </div>
      </Cell>
      {columns.map((column) => (
        <PlaceCell
          key={column}
          column={column}
          place={place}
          mayEdit={mayEdit}
          isBusy={isBusy}
          onToggleActive={actions.onToggleActive}
          onToggleFeatured={actions.onToggleFeatured}
        />
      ))}
      <Cell isLast>
        <Button
          look="ghost"
          size="icon"
          aria-label={`${mayEdit ? 'Edit' : 'View'} ${name}`}
          onClick={() => actions.onEdit(place)}
        >
          {mayEdit ? <Pencil className="size-4.5" /> : <Eye className="size-4.5" />}
        </Button>
        {mayEdit && (
          <Button
            look="ghost"
            size="icon"
            className="text-danger! hover:text-on-danger-soft!"
            data-delete={place.id}
            aria-label={`Delete ${name}`}
            onClick={() => actions.onDelete(place)}
          >
            <Trash2 className="size-4.5" />
          </Button>
        )}
      </Cell>
    </tr>
  )
}

function PlaceInfo({ place, name }: { place: AdminPlace; name: string }) {
  const [image] = inDisplayOrder(place.images)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div className="relative h-[42px] w-14 flex-none overflow-hidden rounded-[9px] [&>span]:hidden">
        <PhotoOrArt
          scene={pickScene(place)}
          funType={place.funTypes[0]}
          image={image && { ...image, altText: null }}
        />
      </div>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <a
          href={`/funplace/${place.slug}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center font-semibold text-text underline"
        >
          {name}
        </a>
        {place.website && <Website href={place.website} />}
      </div>
    </div>
  )
}

const Website = ({ href }: { href: string }) => (
  <OutsideLink href={href} className="flex min-h-6 w-fit items-center gap-1.5 text-xs text-link underline">
    <span className="sr-only">Website: </span>
    {URL.canParse(href) ? websiteHost(href) : href}
    <ExternalLink className="size-3.5 flex-none" />
  </OutsideLink>
)
