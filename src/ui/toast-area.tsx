import { Check, CircleAlert, Sun, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { dismissToast, type Toast } from './toast.ts'
import { useClearSpot } from './use-clear-spot.ts'
import { useLetGo } from './use-let-go.ts'

const toastDurationMs = 5_000
/** Who reads slowly, or comes by keyboard, is to reach its button. */
const withActionMs = 10_000
const swipeThresholdPx = 50
const hotkey = ['F8']

export interface ToastAreaProps {
  toasts: readonly Toast[]
}

/** Fixed to the window's foot over the page; in a layer with a place for messages it takes its room there. */
export function ToastArea({ toasts: latest }: ToastAreaProps) {
  const area = useRef<HTMLOListElement>(null)
  // In a layer it moves what is pressed as it comes and goes.
  const toasts = useLetGo(latest)
  useClearSpot(area, toasts)
  return (
    <Radix.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        ref={area}
        hotkey={hotkey}
        className="fixed inset-x-4 bottom-[calc(16px+var(--bottom-bar,0px))] z-(--z-toast) outline-offset-4 sm:right-5 sm:left-auto sm:w-full sm:max-w-[420px] in-data-toast-layer:static! in-data-toast-layer:ml-auto"
      />
    </Radix.Provider>
  )
}

function ToastCard({ toast: { id, open, title, description, variant, action } }: { toast: Toast }) {
  const isDestructive = variant === 'destructive'
  const { Icon, iconClass } = looks[variant ?? 'default']
  return (
    <Radix.Root
      open={open}
      duration={action && withActionMs}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      className={`popover-motion pointer-events-auto! overflow-hidden in-data-toast-layer:my-2.5 rounded-lg border shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform ${isDestructive ? 'border-transparent bg-danger text-on-danger' : 'border-border bg-surface-raised text-text'}`}
    >
      <Announced isAlert={isDestructive}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3.5 pr-2.5 pl-4">
          <span className={`grid size-9 place-items-center rounded-[11px] ${iconClass}`}>
            <Icon className="size-5" />
          </span>
          <div className="min-w-0 flex-1 basis-24 text-sm [overflow-wrap:anywhere]">
            <Radix.Title className="leading-[1.35] font-semibold">{title}</Radix.Title>
            {description && (
              <Radix.Description className={`leading-[1.4] ${isDestructive ? '' : 'text-text-muted'}`}>
                {description}
              </Radix.Description>
            )}
          </div>
          <div className="ml-auto flex flex-wrap items-center gap-1">
            {action && (
              <Radix.Action asChild altText={action.label}>
                <Button look="ghost" onClick={action.onAction} className={`px-3! ${quiet(isDestructive)}`}>
                  {action.label}
                </Button>
              </Radix.Action>
            )}
            <Radix.Close asChild>
              <Button look="ghost" size="icon" aria-label="Close" className={quiet(isDestructive)}>
                <X className="size-5" />
              </Button>
            </Radix.Close>
          </div>
        </div>
      </Announced>
    </Radix.Root>
  )
}

const looks = {
  default: { Icon: Check, iconClass: 'bg-success-soft text-on-success-soft' },
  warning: { Icon: Sun, iconClass: 'bg-accent-soft text-on-accent-soft' },
  destructive: {
    Icon: CircleAlert,
    iconClass: 'bg-[color-mix(in_oklab,currentColor_18%,transparent)]',
  },
}

/** Radix reads a toast out politely; an alert speaks for itself, so Radix is told to leave it out. */
const Announced = ({ isAlert, children }: { isAlert: boolean; children: ReactNode }) =>
  isAlert ? (
    <div role="alert" data-radix-toast-announce-exclude="">
      {children}
    </div>
  ) : (
    children
  )

const quiet = (isDestructive: boolean) =>
  isDestructive ? 'text-current! hover:bg-[color-mix(in_oklab,currentColor_16%,transparent)]!' : 'text-link'
