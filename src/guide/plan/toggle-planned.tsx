import { toast } from '../../ui/toast.ts'
import { changeKept, keptPlan, type Refusal } from './kept-plan.ts'
import { endOf } from './order.ts'
import { bounds, type PlanChange, stopsOf, undoOf } from './plan.ts'

/** Puts a place into the plan, or takes it out, of all days that it is on. */
export function togglePlanned(slug: string, name: string, formerSlugs: readonly string[] = []): void {
  const { plan } = keptPlan()
  const stops = stopsOf(plan).filter((stop) => stop.slug === slug || formerSlugs.includes(stop.slug))
  const isIn = stops.length > 0
  const change: PlanChange = isIn
    ? { stops: Object.fromEntries(stops.map(({ key }) => [key, { isGone: true }])) }
    : {
        stops: {
          [slug]: {
            name: name.slice(0, bounds.placeName),
            at: endOf(plan, plan.stops[slug]?.day ?? ''),
            isGone: false,
          },
        },
      }
  if (tellRefusal(changeKept(change))) return
  // So that it is with the others at once; where nobody answers now, it goes with the next.
  if (keptPlan().code)
    void import('./sync-plan.requests.ts').then(
      ({ syncPlan }) => syncPlan(),
      () => undefined,
    )
  if (isIn) tellTakenOut(name, undoOf(plan, change))
  // Who plans more than one has found the heart beside the theme button by then.
  else if (stopsOf(plan).length === 0)
    toast({
      title: `${name} is in your plan`,
      action: { label: 'Open plan', onAction: () => location.assign('/plan') },
    })
}

export const tellTakenOut = (name: string, undo: PlanChange) =>
  toast({
    title: `${name} is no longer in your plan`,
    action: { label: 'Undo', onAction: () => void tellRefusal(changeKept(undo)) },
  })

/** True where the change was refused. */
export function tellRefusal(refusal: Refusal | undefined): boolean {
  if (refusal === 'full')
    toast({
      title: 'The plan is full',
      description: `It holds ${bounds.stops} stops on ${bounds.days} days at most, and notes as long as there is room.`,
      variant: 'destructive',
    })
  if (refusal === 'not kept')
    toast({
      title: 'The plan cannot be kept',
      description: 'Your browser allows this site no storage, or it is full.',
      variant: 'destructive',
    })
  return refusal !== undefined
}
