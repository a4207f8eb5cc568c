import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

type BulkButtonProps = { isBusy: boolean; onAct: () => void; children: ReactNode }

/** Busy, it keeps the focus: a disabled button would lose it. */
export const BulkButton = ({ isBusy, onAct, children }: BulkButtonProps) => (
  <Button look="outline" aria-disabled={isBusy} onClick={() => !isBusy && onAct()}>
    {children}
  </Button>
)
