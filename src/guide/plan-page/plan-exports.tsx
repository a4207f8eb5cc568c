import { CalendarPlus, Map as MapIcon, Route } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Plan } from '../plan/plan.ts'
import { calendarOf } from './calendar.ts'
import { exportedDays } from './exported.ts'
import { gpxOf, kmlOf } from './map-files.ts'
import type { PlanPlaces } from './use-plan-places.tsx'

interface PlanExportsProps extends Pick<PlanPlaces, 'places'> {
  plan: Plan
}

/** The plan as files for other programs, made in the browser. */
export function PlanExports({ plan, places = new Map() }: PlanExportsProps) {
  const name = plan.name || 'My plan'
  const days = () => exportedDays(plan, places)
  const calendar = () => calendarOf(days(), { name, origin: location.origin, now: new Date() })
  const files = [
    { title: 'Calendar', ending: 'ics', type: 'text/calendar', Icon: CalendarPlus, write: calendar },
    {
      title: 'GPX',
      ending: 'gpx',
      type: 'application/gpx+xml',
      Icon: Route,
      write: () => gpxOf(days(), name),
    },
    {
      ...{ title: 'KML', ending: 'kml', type: 'application/vnd.google-earth.kml+xml', Icon: MapIcon },
      write: () => kmlOf(days(), name),
    },
  ]
  return (
    <section aria-label="Take it along" className="grid grid-cols-3 gap-2.5 print:hidden">
      {files.map(({ title, ending, type, Icon, write }) => (
        <Button
          key={ending}
          look="outline"
          onClick={() => save(write(), type, `plan.${ending}`)}
          className="grid! justify-items-center gap-1! px-2! py-2.5"
        >
          <Icon className="size-5" />
          {title}
        </Button>
      ))}
    </section>
  )
}

function save(text: string, type: string, name: string) {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  URL.revokeObjectURL(href)
}
