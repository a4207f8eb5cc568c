import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { type AssetType, assetNames } from '../../site/site-assets/site-asset.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { AssetFacts } from './asset-facts.tsx'
import { AssetPreview } from './asset-preview.tsx'
import { AssetUpload } from './asset-upload.tsx'
import { deleteAsset, getAsset } from './static-assets.requests.ts'

/** One asset of the site. */
export function AssetCard({ type }: { type: AssetType }) {
  const { content: asset, hasFailed, reload, setContent } = useAnswer(type, () => getAsset(type))
  const [isAsked, setIsAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = assetNames[type]
  const remove = async (id: number) => {
    try {
      await deleteAsset(id)
      toast({ title: `${name} deleted successfully` })
      setContent(null)
    } catch (error) {
      sayFailure('Failed to delete asset', error)
      reload()
    }
    setIsAsked(false)
  }
  return (
    <article className="flex flex-col gap-3.5 rounded-xl border border-border bg-surface px-2 pt-2 pb-4.5">
      <header className="flex min-h-11 items-center justify-between pl-2.5">
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {name}
        </h3>
        {asset && (
          <Button
            look="ghost"
            size="icon"
            aria-label={`Delete ${type}`}
            onClick={() => setIsAsked(true)}
            className="text-danger!"
          >
            <Trash2 className="size-5" />
          </Button>
        )}
      </header>
      {asset === undefined ? (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      ) : (
        <>
          <AssetPreview type={type} asset={asset} />
          <AssetFacts type={type} asset={asset} />
          <AssetUpload type={type} asset={asset} onSaved={setContent} />
        </>
      )}
      {isAsked && asset && (
        <ConfirmDialog
          title={`Delete ${type}?`}
          confirmLabel="Delete"
          onConfirm={() => remove(asset.id)}
          onClose={() => setIsAsked(false)}
          returnFocus={(event) => {
            event.preventDefault()
            heading.current?.focus()
          }}
        >
          Visitors see the guide's own {type} from then on. This action cannot be undone.
        </ConfirmDialog>
      )}
    </article>
  )
}
