import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'

/** What phones show by the press of a button, so that what it is about stands on the first screen; elsewhere it is always there. */
export function usePhoneFold() {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return {
    fold: { id, className: isOpen ? '' : 'max-sm:hidden' },
    button: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setIsOpen(!isOpen) },
  }
}

type PhoneFoldButtonProps = ReturnType<typeof usePhoneFold>['button'] & { children: ReactNode }

export const PhoneFoldButton = ({ children, ...button }: PhoneFoldButtonProps) => (
  <Button
    look="ghost"
    className="group col-span-full gap-1.5! justify-self-start px-0! sm:hidden"
    {...button}
  >
    {children}
    <ChevronDown className="size-4.5 group-aria-expanded:rotate-180" />
  </Button>
)
