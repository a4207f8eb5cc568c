import { type RefObject, useId, useState } from 'react'
import { type LoadPart, useLatePart } from './use-late-part.ts'

/** A popover whose code is fetched when the visitor reaches for its button, to which `button` belongs. */
export function useLatePopover<Props>(load: LoadPart<Props>, trigger: RefObject<HTMLButtonElement | null>) {
  const { Part, preload, demand } = useLatePart<Props>(load)
  const [open, setOpen] = useState(false)
  const id = useId()
  return {
    button: {
      ref: trigger,
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: async () => setOpen(!open && (await demand())),
    },
    /** Undefined while it is closed. */
    Part: open ? Part : undefined,
    popup: { trigger, id, onClose: () => setOpen(false) },
  } as const
}
