import { Clock, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { type Keeping, sizeInWords } from './keep.ts'
import { PackRow } from './pack-row.tsx'

/** What is on its way. */
export const KeepingPack = ({ keeping: { name, loaded, total, stop } }: { keeping: Keeping }) => {
  const percent = total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : 0
  return (
    <PackRow
      icon={<Clock className="size-5.5" />}
      title={`Keeping ${name}`}
      detail={total > 0 ? `${sizeInWords(loaded)} of ${sizeInWords(total)}` : 'Beginning …'}
      actions={
        <Button look="outline" aria-label={`Stop keeping ${name}`} onClick={stop}>
          <X className="size-5" />
          Stop
        </Button>
      }
    >
      <div
        role="progressbar"
        aria-label={`Keeping ${name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="col-span-full h-2 overflow-hidden rounded-full bg-surface-hover"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
    </PackRow>
  )
}
