import { CalendarPlus, Map as MapIcon, Route } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { type Plan, stopsOf } from '../plan/plan.ts'
import { calendarOf } from './calendar.ts'
import { type ExportedDay, exportedDays, leftOut, untold } from './exported.ts'
import { gpxOf, kmlOf } from './map-files.ts'
import type { PlanPlaces } from './use-plan-places.tsx'

interface PlanExportsProps extends Pick<PlanPlaces, 'places' | 'missing'> {
  plan: Plan
}

/** The plan as files for other programs, made in the browser, and what one is without; where one would be empty, why there is none. */
export function PlanExports({ plan, places, missing }: PlanExportsProps) {
  const name = plan.name || 'My plan'
  const calendar = (days: ExportedDay[]) =>
    calendarOf(days, { name, origin: location.origin, now: new Date() })
  const files = [
    { title: 'Calendar', ending: 'ics', type: 'text/calendar', Icon: CalendarPlus, write: calendar },
    {
      title: 'GPX',
      ending: 'gpx',
      type: 'application/gpx+xml',
      Icon: Route,
      write: (days: ExportedDay[]) => gpxOf(days, name),
    },
    {
      ...{ title: 'KML', ending: 'kml', type: 'application/vnd.google-earth.kml+xml', Icon: MapIcon },
      write: (days: ExportedDay[]) => kmlOf(days, name),
    },
  ]
  const take = ({ ending, type, write }: Omit<(typeof files)[number], 'Icon'>) => {
    if (!places) return toast(nothing('The guide has not told its places yet. Please try again in a moment.'))
    const isCalendar = ending === 'ics'
    const days = exportedDays(plan, places).filter(({ day }) => day || !isCalendar)
    if (days.length === 0) return toast(nothing(whyNone(plan, { places, missing }, isCalendar)))
    save(write(days), type, `plan.${ending}`)
    const without = leftOut(plan, { places, missing }, isCalendar)
    if (without)
      toast({ title: 'Not all of the plan is in the file', description: `It is without ${without}.` })
  }
  return (
    <section
      aria-label="Take it along"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2.5 print:hidden"
    >
      {files.map(({ Icon, ...file }) => (
        <Button
          key={file.ending}
          look="outline"
          onClick={() => take(file)}
          className="grid! justify-items-center gap-1! px-2! py-2.5"
        >
          <Icon className="size-5" />
          {file.title}
        </Button>
      ))}
    </section>
  )
}

const nothing = (description: string) => ({ title: 'There is nothing to take along', description })

function whyNone(plan: Plan, told: Parameters<typeof leftOut>[1], isCalendar: boolean): string {
  const whys = [...untold(stopsOf(plan), told).keys()]
  if (whys.some((why) => why !== 'no longer in the guide'))
    return 'What the guide knows of these places needs the network. Please try again with it.'
  if (!isCalendar) return 'The guide has no place of this plan.'
  return stopsOf(plan).some(({ day }) => day)
    ? 'The guide has no place that is on a day of this plan.'
    : 'No place of this plan is on a day yet.'
}

function save(text: string, type: string, name: string) {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  URL.revokeObjectURL(href)
}
