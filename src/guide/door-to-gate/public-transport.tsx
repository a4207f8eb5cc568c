import { Bus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { useOurDates } from '../dates/our-dates.tsx'
import { howFarToIt, whatIsThere } from '../nearby/nearby-words.ts'
import { dayInFull } from '../opening-hours/days/date-words.ts'
import { ConnectionList } from './connection-list.tsx'
import type { Stay } from './read-stay.ts'
import type { Gate } from './stay-store.ts'
import type { WaysThere } from './ways.schema.ts'

interface PublicTransportProps {
  gate: Gate
  stay: Stay
  ways: WaysThere
}

/** The nearest stops at both ends, and the next connections where the guide has somebody to ask. */
export function PublicTransport({
  gate,
  stay,
  ways: { stopHere, stopThere, hasTimetable },
}: PublicTransportProps) {
  const days = useOurDates()?.days ?? []
  const [day, choose] = useState<string>()
  const [asked, ask] = useState<{ day: string | undefined; times: number }>()
  const wanted = day ?? days[0]
  return (
    <section aria-labelledby="transit-heading" className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      <h3 id="transit-heading" className="flex items-center gap-2 text-base">
        <Bus className="size-5 text-link" />
        By bus and train
      </h3>
      <ul className="grid gap-1">
        <li>
          Where you stay: <StopWords stop={stopHere} />
        </li>
        <li>
          At the place: <StopWords stop={stopThere} />
        </li>
      </ul>
      {hasTimetable && (
        <div className="grid gap-2">
          {days.length > 0 && (
            <Field label="When">
              {(control) => (
                <NativeSelect {...control} value={wanted} onChange={({ target }) => choose(target.value)}>
                  {days.map((one) => (
                    <option key={one} value={one}>
                      {dayInFull(one)}, from 9:00
                    </option>
                  ))}
                  <option value="">Now</option>
                </NativeSelect>
              )}
            </Field>
          )}
          <Button
            look="soft"
            onClick={() => ask((before) => ({ day: wanted || undefined, times: (before?.times ?? 0) + 1 }))}
          >
            Show connections
          </Button>
          {/* Asked again, it is another 'now'. */}
          {asked && <ConnectionList key={asked.times} gate={gate} stay={stay} day={asked.day} />}
        </div>
      )}
      <OutsideLink
        href={transitAddress(stay, gate)}
        className="underlined inline-flex min-h-6 items-center justify-self-start"
      >
        Bus and train in Google Maps
      </OutsideLink>
    </section>
  )
}

/** Of those that the guide has looked for around its places: another may be nearer. */
function StopWords({ stop }: { stop: WaysThere['stopHere'] }) {
  if (!stop) return 'no stop is known within a walk'
  const thing = { ...stop, isInside: false }
  const what = whatIsThere(thing)
  return (
    <>
      {what.charAt(0).toLowerCase() + what.slice(1)} that we know
      {stop.name && (
        <>
          , <bdi>{stop.name}</bdi>
        </>
      )}
      , {howFarToIt(thing)} away
    </>
  )
}

const at = ({ lat, lng }: { lat: number; lng: number }) => `${lat},${lng}`

const transitAddress = (stay: Stay, gate: Gate) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({
    ...{ api: '1', travelmode: 'transit', origin: at(stay), destination: at(gate) },
  })}`
