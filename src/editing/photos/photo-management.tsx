import { Tabs } from 'radix-ui'
import { useState } from 'react'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { editorsAddress } from '../../guide/photos/place-image.ts'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { CommonsPhotos } from './commons-photos.tsx'
import { imageLabel } from './image-labels.ts'
import { ManualUpload } from './manual-upload.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { UndescribedPhotos } from './undescribed-photos.tsx'
import { UnsplashById } from './unsplash-by-id.tsx'
import { UnsplashSearch } from './unsplash-search.tsx'

export interface PhotoManagementProps {
  placeId: number
  placeName: string
  /** As the place was read; what is done to them here shows at once. */
  images: readonly PlaceImage[]
  /** Hears of the place's images after each change. */
  onChange?: (images: PlaceImage[]) => void
}

const ways = [
  { value: 'file', name: 'Manual Upload', Panel: ManualUpload },
  { value: 'search', name: 'Search Unsplash', Panel: UnsplashSearch },
  { value: 'id', name: 'Unsplash ID', Panel: UnsplashById },
  { value: 'commons', name: 'Commons', Panel: CommonsPhotos },
]

/** The photos of a place: four ways to add one, and those it has. It may stand in a form and never sends it. */
export function PhotoManagement({ placeId, placeName, images: first, onChange }: PhotoManagementProps) {
  const [images, setImages] = useState(first)
  const [isDescribing, setIsDescribing] = useState(false)
  const show = (changed: PlaceImage[]) => {
    setImages(changed)
    onChange?.(changed)
  }
  const added = (changed: PlaceImage[]) => {
    show(changed)
    setIsDescribing(true)
  }
  // Each tile is for changing its photo.
  if (!useMay('editor')) return <SeenPhotos images={images} />
  return (
    <div className="grid gap-3">
      <Tabs.Root defaultValue="file" className="grid gap-3">
        <Tabs.List
          aria-label="Ways to add a photo"
          className="grid grid-cols-2 gap-1 rounded-[13px] border border-border bg-surface-sunken p-1 sm:flex"
        >
          {ways.map(({ value, name }) => (
            <Tabs.Trigger key={value} value={value} className={tabClass}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {ways.map(({ value, Panel }) => (
          // Kept while another is shown: what was typed or found is still there.
          <Tabs.Content key={value} value={value} forceMount className="data-[state=inactive]:hidden">
            <Panel placeId={placeId} placeName={placeName} onAdded={added} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <UndescribedPhotos
        placeId={placeId}
        placeName={placeName}
        images={images}
        onChange={show}
        isOpen={isDescribing}
        onToggle={setIsDescribing}
      />
      <PhotoGrid placeId={placeId} placeName={placeName} images={images} onChange={show} />
    </div>
  )
}

const SeenPhotos = ({ images }: { images: readonly PlaceImage[] }) =>
  images.length === 0 ? (
    <p className="text-sm text-text-muted">It has no photos.</p>
  ) : (
    <ul className="grid grid-cols-2 gap-3">
      {images.map((image) => (
        <li
          key={image.id}
          className="overflow-hidden rounded-md border border-border text-xs text-text-muted"
        >
          <img
            src={editorsAddress(image)}
            alt={image.altText ?? ''}
            loading="lazy"
            className="aspect-[4/3] w-full bg-skeleton object-cover"
          />
          <p className="px-2.5 py-2">{imageLabel(image)}</p>
        </li>
      ))}
    </ul>
  )

const tabClass =
  'min-h-11 flex-auto rounded-[10px] px-1.5 text-xs whitespace-nowrap font-semibold text-text-muted data-[state=active]:bg-surface-raised data-[state=active]:text-text data-[state=active]:shadow-sm'
