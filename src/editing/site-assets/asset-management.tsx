import { assetTypes } from '../../site/site-assets/site-asset.ts'
import { AssetCard } from './asset-card.tsx'

/** Logo, favicon and banner: what there is now, and how to change it. */
export const AssetManagement = () => (
  <section aria-labelledby="asset-management">
    <h2 id="asset-management" className="mb-4 text-xl">
      Asset Management
    </h2>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5.5 md:grid-cols-2 xl:grid-cols-3">
      {assetTypes.map((type) => (
        <AssetCard key={type} type={type} />
      ))}
    </div>
  </section>
)
