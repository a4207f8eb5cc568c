import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { madeAgain } from '../../office/shell/made-again.tsx'
import { useDeletion } from '../../office/shell/use-deletion.tsx'
import { type AssetType, assetNames } from '../../site/site-assets/site-asset.ts'
import type { StaticAsset } from '../../site/site-assets/static-asset.schema.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { AssetFacts } from './asset-facts.tsx'
import { AssetPreview } from './asset-preview.tsx'
import { AssetUpload } from './asset-upload.tsx'
import { deleteAsset, getAsset, undoAssetDeletion } from './static-assets.requests.ts'

/** One asset of the site. */
export function AssetCard({ type }: { type: AssetType }) {
  const { latest: asset, hasFailed, reload, setContent } = useAnswer(type, () => getAsset(type))
  const heading = useRef<HTMLHeadingElement>(null)
  const name = assetNames[type]
  const { doomed, ask, dialog } = useDeletion({
    question: `delete-${type}`,
    nameOf: ({ id }) => id,
    things: asset === null ? [] : asset && [asset],
    remove: ({ id }: StaticAsset) => deleteAsset(id),
    words: { done: `${name} deleted successfully`, failed: 'Failed to delete asset' },
    undo: (_, { historyId }) => madeAgain({ name, make: () => undoAssetDeletion(historyId), onEnd: reload }),
    onEnd: reload,
  })
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
            onClick={() => ask(asset)}
            className="text-danger!"
          >
            <Trash2 className="size-5" />
          </Button>
        )}
      </header>
      <UnlessLoaded isThere={asset !== undefined} hasFailed={hasFailed} onRetry={reload} className="" />
      {asset !== undefined && (
        <>
          <AssetPreview type={type} asset={asset} />
          <AssetFacts type={type} asset={asset} />
          <AssetUpload type={type} asset={asset} onSaved={setContent} />
        </>
      )}
      {doomed && (
        <ConfirmDialog
          title={`Delete ${type}?`}
          {...dialog}
          returnFocus={(event) => {
            event.preventDefault()
            heading.current?.focus()
          }}
        >
          Visitors see the guide's own {type} from then on. For an hour Undo brings yours back, also in the
          audit log; then its file goes.
        </ConfirmDialog>
      )}
    </article>
  )
}
