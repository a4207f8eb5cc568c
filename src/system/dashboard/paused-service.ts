import type { Concern } from './concern.ts'
import type { PausedService } from './dashboard.schema.ts'

const titles: Record<string, string> = { osrm: 'OSRM', websites: 'Reading websites' }

const titleOf = (service: string) => titles[service] ?? service.charAt(0).toUpperCase() + service.slice(1)

/** A service that is left alone for a while, with the reason and the editor's own time of its end. */
export const pauseConcern = ({ service, until, reason }: PausedService, now = new Date()): Concern => ({
  kind: 'paused',
  title: `${titleOf(service)} is paused until ${timeOf(new Date(until), now)}`,
  text: `${reason ? `It ${reason}. ` : ''}Until then nobody asks it for anything.`,
})

/** '14:00', with the day unless it is today. */
export function timeOf(moment: Date, now: Date): string {
  const isToday = moment.toDateString() === now.toDateString()
  return moment.toLocaleString('en-GB', {
    ...(!isToday && { weekday: 'long' }),
    ...{ hour: '2-digit', minute: '2-digit' },
  })
}
