import { ChevronsUpDown, MapPin } from 'lucide-react'
import type { RefObject } from 'react'
import { useLatePopover } from '../../ui/use-late-popover.ts'
import type { CityPickerPopupProps } from './city-picker-popup.tsx'
import { ticketField, ticketIcon, ticketLabel, ticketValue } from './ticket-field.ts'

type CityPickerProps = Pick<
  CityPickerPopupProps,
  'countries' | 'value' | 'onChoose' | 'searchCities' | 'findCities'
> & {
  trigger: RefObject<HTMLButtonElement | null>
  /** Whether the city is only the nearest to what was chosen. */
  isNear: boolean
  /** The id of the message that says what is wrong. */
  errorId: string | undefined
}

const loadPopup = () => import('./city-picker-popup.tsx').then(({ CityPickerPopup }) => CityPickerPopup)

/** The home page's 'Where': all cities by country, with a search. */
export function CityPicker({ trigger, isNear, errorId, onChoose, ...list }: CityPickerProps) {
  const { button, Part, popup } = useLatePopover<CityPickerPopupProps>(loadPopup, trigger)
  const cities = list.countries.flatMap(({ cities }) => cities)
  const chosen = cities.find(({ slug }) => slug === list.value)
  return (
    <div className="col-span-full lg:col-span-1">
      <button
        {...button}
        type="button"
        data-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className={`${ticketField} w-full pl-11.5 sm:pl-14.5 data-invalid:shadow-[inset_0_0_0_2px_var(--danger)]!`}
      >
        <MapPin className={ticketIcon} />
        <span className={ticketLabel}>Where</span>
        <span className={chosen ? ticketValue : `${ticketValue} font-medium! text-text-muted`}>
          {chosen ? `${isNear ? 'Near me, by ' : ''}${chosen.name}` : 'Choose your destination'}
        </span>
        <ChevronsUpDown className="absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-text-subtle sm:right-3.5" />
      </button>
      {Part && (
        <Part
          {...list}
          {...popup}
          onChoose={(slug, position) => {
            popup.onClose()
            trigger.current?.focus()
            onChoose(slug, position)
          }}
        />
      )}
    </div>
  )
}
