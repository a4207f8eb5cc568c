import { ImagePlus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AssetType } from '../../site/site-assets/site-asset.ts'
import type { StaticAsset } from '../../site/site-assets/static-asset.schema.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

interface AssetPreviewProps {
  type: AssetType
  asset: StaticAsset | null
}

/** An asset as visitors see it: the logo by day and by night, the icon in a tab, the banner as it is. */
export const AssetPreview = ({ type, asset }: AssetPreviewProps) => (
  <div className="h-41 overflow-hidden rounded-[15px] bg-bg-tint">
    {asset?.publicUrl ? (
      looks[type](asset.publicUrl, asset.altText ?? '')
    ) : (
      <div className="grid h-full place-content-center justify-items-center gap-2 text-sm font-medium text-text-muted">
        <ImagePlus className="size-7.5 text-link" />
        No {type} yet
      </div>
    )}
  </div>
)

const looks: Record<AssetType, (src: string, alt: string) => ReactNode> = {
  logo: (src, alt) => (
    <div className="grid h-full grid-rows-2">
      {/* Both at once, whichever the editor has. */}
      {['bg-(--ink-0)', 'bg-(--ink-925)'].map((ground) => (
        <span
          key={ground}
          className={`grid place-items-center first:rounded-t-[15px] first:border first:border-border ${ground}`}
        >
          <img
            src={src}
            alt={ground === 'bg-(--ink-0)' ? alt : ''}
            className="h-9.5 w-auto max-w-40 object-contain"
          />
        </span>
      ))}
    </div>
  ),
  favicon: (src, alt) => (
    <div className="flex h-full flex-col px-3.5 pt-3.5">
      <div className="flex h-10 w-54 max-w-full items-center gap-2.5 rounded-t-[11px] bg-surface px-3 text-xs font-medium">
        <img src={src} alt={alt} width={17} height={17} />
        <span className="min-w-0 flex-1 truncate">{getPublicSettings().siteName}</span>
        <X aria-hidden="true" className="size-3.5 text-text-muted" />
      </div>
      <div className="-mx-3.5 flex flex-1 items-center justify-center gap-6.5 bg-surface text-xs text-text-muted">
        {[16, 32, 64].map((side) => (
          <span key={side} className="grid justify-items-center gap-1.5">
            <img src={src} alt="" width={side} height={side} />
            {side}
          </span>
        ))}
      </div>
    </div>
  ),
  banner: (src, alt) => <img src={src} alt={alt} className="size-full object-cover" />,
}
