import { Link } from '@tanstack/react-router'
import { pickScene } from '../art/pick-scene.ts'
import { DatesLine } from '../dates/our-dates.tsx'
import { hoursOnDay } from '../opening-hours/shown/hours-on-day.ts'
import { PhotoOrArt } from '../photos/photo-or-art.tsx'
import { inDisplayOrder } from '../photos/place-image.ts'
import type { StopInPlan } from '../plan/plan.ts'
import { clock } from './day-times.ts'
import type { Missing } from './exported.ts'
import { FitOfStop } from './fit-of-stop.tsx'
import { isNotYetReckoned, isOver } from './plan-days.ts'
import type { PlanPlace } from './plan-places.schema.ts'
import type { PlanStopProps } from './plan-props.tsx'
import { RainStrip } from './rain-strip.tsx'
import { StopControls } from './stop-controls.tsx'
import { StopEdit } from './stop-edit.tsx'
import { StopNote } from './stop-note.tsx'
import { TimesLine, TimeWarnings } from './stop-times.tsx'
import { StopWarning } from './stop-warning.tsx'
import { focusOn } from './use-plan-change.tsx'

/** Of its heading. */
export const stopId = (key: string) => `stop-${key}`

export function PlanStop(props: PlanStopProps) {
  const { stop, day, today, index, times, places, plan } = props
  const isOpen = props.opened.has(stop.key)
  /** `focus`: what has it afterwards, where the button that was pressed goes. */
  const setOpen = (open: boolean, focus?: string) => {
    props.onOpen(stop.key, open)
    if (focus) focusOn(focus)
  }
  const place = places?.get(stop.slug)
  const isChanged = props.changed.has(stop.key)
  const isToCome = day !== '' && !isOver(day, today)
  // One strip is enough.
  const isRuledOut = /closed|season/.test(hoursOnDay(place?.hours ?? null, day).tone)
  return (
    <li
      data-stop={stop.key}
      className="data-drop:shadow-[0_-3px_0_var(--link)] grid grid-cols-[minmax(0,1fr)] gap-x-3 break-inside-avoid md:grid-cols-[58px_minmax(0,1fr)]"
    >
      <p className="flex min-h-11 items-center pl-1 text-sm font-semibold tabular-nums max-md:-mb-0.5 md:items-start md:justify-end md:pt-3.5 md:pl-0">
        {stop.time.replace(/^0/, '') || (times.arrive === undefined ? `${index + 1}.` : clock(times.arrive))}
      </p>
      <div
        className={`ft-${place?.funTypes[0]?.slug} relative rounded-[20px] border border-border bg-surface p-2 hover:border-border-strong ${isChanged ? 'ring-3 ring-primary' : ''}`}
      >
        {isChanged && (
          <p className="px-1.5 pb-1.5 text-xs font-semibold text-link print:hidden">Changed just now</p>
        )}
        <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3 md:grid-cols-[132px_minmax(0,1fr)_auto] md:gap-x-4">
          <div className="relative aspect-square overflow-hidden rounded-[14px] bg-surface-hover md:aspect-[4/3] print:aspect-[3] [&_.fun-type-sign]:hidden">
            {place && (
              <PhotoOrArt
                scene={pickScene(place)}
                image={inDisplayOrder(place.images)[0]}
                funType={place.funTypes[0]}
              />
            )}
          </div>
          <div className="grid content-start gap-1 py-1">
            <h3
              id={stopId(stop.key)}
              tabIndex={-1}
              className="text-[1.125rem]! leading-snug [overflow-wrap:anywhere]"
            >
              <StopName stop={stop} place={place} />
            </h3>
            {places && <StopLine {...{ place, day, today }} why={props.missing.get(stop.slug)} />}
            <TimesLine {...times} />
            {place && <FitOfStop place={place} plan={plan} />}
          </div>
          <StopControls {...props} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </div>
        {place && isToCome && <StopWarning {...props} place={place} />}
        {isToCome && <TimeWarnings {...props} place={place} isRuledOut={isRuledOut} />}
        {place && isToCome && !isRuledOut && <RainStrip {...props} />}
        {isOpen ? (
          <StopEdit {...props} place={place} onClose={() => setOpen(false, `more-${stop.key}`)} />
        ) : (
          stop.note && (
            <StopNote
              name={place?.name ?? stop.name}
              note={stop.note}
              onEdit={() => setOpen(true, `note-of-${stop.key}`)}
            />
          )
        )}
      </div>
    </li>
  )
}

const StopName = ({ stop, place }: { stop: StopInPlan; place: PlanPlace | undefined }) =>
  place ? (
    <Link to="/funplace/$placeSlug" params={{ placeSlug: place.slug }} className="hover:underline">
      {place.name}
    </Link>
  ) : (
    stop.name || stop.slug
  )

type StopLineProps = Pick<PlanStopProps, 'day' | 'today'> & {
  place: PlanPlace | undefined
  why: Missing | undefined
}

const whyMissing: Record<Missing, string> = {
  'no longer in the guide': 'No longer in the guide, or not under this address any more.',
  'not kept on this device': 'Not kept on this device: what the guide knows of it needs the network.',
}

function StopLine({ place, why, day, today }: StopLineProps) {
  if (!place) return why && <p className="text-sm text-text-muted">{whyMissing[why]}</p>
  return (
    <>
      {day === '' && <DatesLine slug={place.slug} />}
      {day !== '' && !isOver(day, today) && <HoursThen place={place} day={day} />}
      <p className="text-sm text-text-muted">
        {[place.funTypes[0]?.name, place.addrCity].filter(Boolean).join(' · ')}
      </p>
      {place.address && <p className="hidden text-sm print:block">{place.address}</p>}
    </>
  )
}

function HoursThen({ place: { hours }, day }: { place: PlanPlace; day: string }) {
  const { tone, text, remark } = hoursOnDay(hours, day)
  const isFarAhead = tone === 'unknown' && isNotYetReckoned(hours, day)
  const isShut = tone === 'closed' || tone === 'usually closed'
  return (
    <p className={`text-sm ${isShut ? 'font-semibold text-text' : 'text-text-muted'}`}>
      {isFarAhead ? 'Hours not known yet: they are reckoned for the next seven weeks' : text}
      {remark && `: ${remark}`}
    </p>
  )
}
