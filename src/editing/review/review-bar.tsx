import { Check, ChevronLeft, ChevronRight, Eye, EyeOff, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { type ReviewAction, reviewKeys } from './review-keys.ts'

interface ReviewBarProps {
  place: AdminPlace | undefined
  position: number
  total: number
  isBusy: boolean
  hasKeys: boolean
  onKeys: (hasKeys: boolean) => void
  onAct: (action: ReviewAction) => void
}

/** The buttons stay where they are from place to place, and keep the focus. */
export function ReviewBar({ place, position, total, hasKeys, onKeys, ...rest }: ReviewBarProps) {
  const button = (
    action: ReviewAction,
    children: ReactNode,
    { look, isOff }: { look?: ButtonLook; isOff?: boolean } = {},
  ) => (
    <ActionButton {...rest} {...{ action, hasKeys, look, isOff }}>
      {children}
    </ActionButton>
  )
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-border bg-surface-sunken px-3.5 py-2.5">
      {button(
        'previous',
        <>
          <ChevronLeft className="size-4.5" />
          Previous
        </>,
        { isOff: position <= 1 },
      )}
      {button(
        'next',
        <>
          Next
          <ChevronRight className="size-4.5" />
        </>,
        { isOff: position >= total },
      )}
      {button(
        'review',
        <>
          <Check className="size-4.5" />
          {place?.isReviewed ? 'Mark unreviewed' : 'Mark reviewed'}
        </>,
        { look: 'primary' },
      )}
      {button(
        'show',
        place?.isActive === false ? (
          <>
            <Eye className="size-4.5" />
            Activate
          </>
        ) : (
          <>
            <EyeOff className="size-4.5" />
            Deactivate
          </>
        ),
      )}
      {button(
        'edit',
        <>
          <Pencil className="size-4.5" />
          Edit
        </>,
      )}
      <label htmlFor="review-keys" className="ml-auto inline-flex min-h-11 items-center gap-2.5 text-sm">
        Keyboard shortcuts
        <Switch id="review-keys" checked={hasKeys} onChange={(event) => onKeys(event.target.checked)} />
      </label>
    </div>
  )
}

type ActionButtonProps = {
  action: ReviewAction
  look?: ButtonLook | undefined
  isOff?: boolean | undefined
  isBusy: boolean
  hasKeys: boolean
  onAct: (action: ReviewAction) => void
  children: ReactNode
}

const ActionButton = ({
  action,
  look = 'outline',
  isOff = false,
  isBusy,
  hasKeys,
  onAct,
  children,
}: ActionButtonProps) => (
  <Button
    look={look}
    className={isOff ? 'opacity-50' : ''}
    // Disabled, it would lose the focus to nobody on the way through the list.
    aria-disabled={isOff || isBusy}
    aria-keyshortcuts={hasKeys ? reviewKeys[action] : undefined}
    onClick={() => !isOff && onAct(action)}
  >
    {children}
    {hasKeys && (
      <span aria-hidden="true" className="rounded-[5px] border border-current px-1.5 text-2xs max-sm:hidden">
        {reviewKeys[action]}
      </span>
    )}
  </Button>
)
