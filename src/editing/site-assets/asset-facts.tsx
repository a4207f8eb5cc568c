import { fileSize } from '../../office/uploads/file-size.ts'
import { type AssetType, assetSize } from '../../site/site-assets/site-asset.ts'
import type { StaticAsset } from '../../site/site-assets/static-asset.schema.ts'

const advice: Record<AssetType, string> = {
  logo: 'Stands in the navigation bar, 38 pixels high. JPG, PNG or WebP, up to 20 MB.',
  favicon: 'The icon of tabs and bookmarks. A square PNG of 180 pixels or more, or an .ico file.',
  banner: 'Shown when a page is shared. 1200 × 630 fits best. JPG, PNG or WebP, up to 20 MB.',
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** What there is to say of an asset, or of the one to come. */
export function AssetFacts({ type, asset }: { type: AssetType; asset: StaticAsset | null }) {
  if (!asset) return <p className="px-2.5 text-sm text-text-muted">{advice[type]}</p>
  const size = assetSize(asset.storagePath ?? '')
  const facts = [
    ['File', asset.name],
    [
      'Size',
      [size && `${size.width} × ${size.height}`, asset.fileSize && fileSize(asset.fileSize)]
        .filter(Boolean)
        .join(', '),
    ],
    ['Alt text', asset.altText],
    ['Description', asset.description],
    ['Updated', day.format(new Date(asset.updatedAt))],
  ]
  return (
    <dl className="px-2.5 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex justify-between gap-4 py-[3px]">
              <dt className="text-text-muted">{name}</dt>
              <dd className="text-right [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
