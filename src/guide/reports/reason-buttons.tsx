import {
  Accessibility,
  Baby,
  Banknote,
  ClockAlert,
  DoorClosed,
  Heart,
  ImageOff,
  type LucideIcon,
  MapPinOff,
  MessageCircle,
} from 'lucide-react'
import { type Reason, reasons, reasonTitles } from './report.ts'

const icons: Record<Reason, LucideIcon> = {
  closed: DoorClosed,
  hours: ClockAlert,
  spot: MapPinOff,
  price: Banknote,
  'no-changing-table': Baby,
  access: Accessibility,
  ages: Baby,
  photo: ImageOff,
  toddlers: Heart,
  other: MessageCircle,
}

interface ReasonButtonsProps {
  chosen: Reason | undefined
  isBusy: boolean
  onChoose: (reason: Reason) => void
}

export const ReasonButtons = ({ chosen, isBusy, onChoose }: ReasonButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div role="group" aria-label="What it is about" className="grid grid-cols-2 gap-2.5">
    {reasons.map((reason) => {
      const Icon = icons[reason]
      return (
        <button
          key={reason}
          type="button"
          aria-pressed={reason === chosen}
          // Disabled, it would lose the focus.
          aria-disabled={isBusy}
          onClick={() => !isBusy && onChoose(reason)}
          className="reason-button"
        >
          <Icon />
          {reasonTitles[reason]}
        </button>
      )
    })}
  </div>
)
