import { ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { pickScene } from '../../guide/art/pick-scene.ts'
import { PhotoOrArt } from '../../guide/photos/photo-or-art.tsx'
import { inDisplayOrder } from '../../guide/photos/place-image.ts'
import { FunTypeBadges } from '../../guide/place-lists/fun-type-badges.tsx'
import { websiteHost } from '../../guide/places/website.ts'
import { useMay } from '../../office/accounts/may.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'

interface AdminPlaceRowProps {
  place: AdminPlace
  isBusy: boolean
  isTicked: boolean
  onTick: (place: AdminPlace) => void
  onToggleActive: (place: AdminPlace) => void
  onToggleFeatured: (place: AdminPlace) => void
  onEdit: (place: AdminPlace) => void
  onDelete: (place: AdminPlace) => void
}

export function AdminPlaceRow({ place, isBusy, isTicked, onTick, ...actions }: AdminPlaceRowProps) {
  const name = place.displayName || place.name
  const mayEdit = useMay('editor')
  return (
    <tr
      data-ticked={isTicked || undefined}
      className="grid grid-cols-[auto_auto_1fr] gap-x-4 gap-y-2 border-b border-border p-3.5 last:border-b-0 hover:bg-surface-hover data-ticked:bg-[color-mix(in_oklab,var(--primary-soft)_48%,transparent)] @min-[800px]:table-row"
    >
      <Cell isWide>
        <div className="flex min-w-0 items-center gap-3">
          {mayEdit && (
            <Checkbox aria-label={`Select ${name}`} checked={isTicked} onChange={() => onTick(place)} />
          )}
          <PlaceInfo place={place} name={name} />
        </div>
      </Cell>
      <Cell isWide>
        <Coordinates {...place} />
      </Cell>
      <Cell isWide>
        <FunTypeBadges funTypes={place.funTypes} />
      </Cell>
      <Cell label="Active">
        <Switch
          aria-label={`Active: ${name}`}
          checked={place.isActive}
          disabled={!mayEdit}
          aria-disabled={isBusy}
          onChange={() => !isBusy && actions.onToggleActive(place)}
        />
      </Cell>
      <Cell label="Featured">
        <Switch
          aria-label={`Featured: ${name}`}
          checked={place.isFeatured}
          disabled={!mayEdit}
          aria-disabled={isBusy}
          onChange={() => !isBusy && actions.onToggleFeatured(place)}
        />
      </Cell>
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

type CellProps = { isWide?: boolean; isLast?: boolean; label?: string; children: ReactNode }

/** `label` stands beside the content where there is no column head to name it. */
const Cell = ({ isWide, isLast, label, children }: CellProps) => (
  <td
    className={`flex min-h-8 min-w-0 items-center gap-2.5 @min-[800px]:table-cell @min-[800px]:px-3.5 @min-[800px]:py-2 @min-[800px]:align-middle ${isWide ? 'col-span-full' : ''} ${isLast ? 'justify-end whitespace-nowrap @max-[350px]:col-span-full' : ''}`}
  >
    {label && (
      <span aria-hidden="true" className="text-xs text-text-muted @min-[800px]:hidden">
        {label}
      </span>
    )}
    {children}
  </td>
)

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

/** Where nobody ever set coordinates, both are zero. */
function Coordinates({ lat, lng }: Pick<AdminPlace, 'lat' | 'lng'>) {
  if (!lat && !lng) return <span className="text-text-muted">No coordinates</span>
  return (
    <OutsideLink
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      className="inline-block py-1 whitespace-nowrap text-link tabular-nums underline"
    >
      {lat.toFixed(6)}, {lng.toFixed(6)}
    </OutsideLink>
  )
}
