import { slugOf } from './stop-key.ts'

/** A place in a plan. */
interface Stop {
  /** As it was called when it came into the plan: for when it is no longer in the guide. */
  name: string
  /** YYYY-MM-DD; '' while it is on no day. */
  day: string
  /** Stops of a day follow each other by it. */
  at: number
  /** HH:MM where the place is; '' for none. */
  time: string
  note: string
  /** Taken out; kept for a while, so that it can come back as it was. */
  isGone: boolean
  /** The key of the stop that it stands in for when it rains, which waits; '' or left out for none. */
  insteadOf?: string | undefined
}

export interface Plan {
  name: string
  /** By YYYY-MM-DD, whether the plan has the day. */
  days: Record<string, boolean>
  /** By their keys: see `stop-key.ts`. */
  stops: Record<string, Stop>
  /** By day, HH:MM when the family is at its first stop; '' or left out where nobody says. */
  starts?: Record<string, string> | undefined
  /** Of the children, in years: only who may edit gets them. */
  ages?: number[] | undefined
}

/** `noteWas`: what the note was that somebody wrote over; two who write at once both keep their words. */
export type StopChange = Partial<Stop> & { noteWas?: string | undefined }

/** Only what changes, so that changes of two who edit one plan at once cross without harm. */
export interface PlanChange {
  name?: string | undefined
  days?: Record<string, boolean> | undefined
  stops?: Record<string, StopChange> | undefined
  starts?: Plan['starts']
  ages?: Plan['ages']
}

/** What a plan may hold. */
export const bounds = {
  stops: 60,
  days: 31,
  /** As one writes it. */
  note: 500,
  /** As it may become when several write at once. */
  joinedNote: 2000,
  name: 80,
  placeName: 255,
  /** Of the whole plan, as JSON. */
  bytes: 60_000,
} as const

export const emptyPlan: Plan = { name: '', days: {}, stops: {} }

const newStop: Stop = { name: '', day: '', at: 0, time: '', note: '', isGone: false, insteadOf: undefined }

/** The plan after a change; a change that comes twice changes nothing the second time. */
export function changedPlan(plan: Plan, { name, days, stops = {}, starts, ages }: PlanChange): Plan {
  const changed = Object.entries(stops).map(([key, change]): [string, Stop] => [
    key,
    changedStop(Object.hasOwn(plan.stops, key) ? plan.stops[key] : undefined, change),
  ])
  return {
    name: name ?? plan.name,
    days: { ...plan.days, ...days },
    stops: { ...plan.stops, ...Object.fromEntries(changed) },
    ...((plan.starts || starts) && { starts: { ...plan.starts, ...starts } }),
    ...((plan.ages || ages) && { ages: ages ?? plan.ages }),
  }
}

function changedStop(stop: Stop = newStop, { noteWas, ...change }: StopChange): Stop {
  if (change.note === undefined) return { ...stop, ...change }
  const note = joinedNote(stop.note, change.note, noteWas)
  // What somebody wrote is not lost because somebody else took the stop out meanwhile.
  const isGone = change.isGone ?? (stop.isGone && note === stop.note)
  return { ...stop, ...change, note, isGone }
}

function joinedNote(now: string, written: string, was: string | undefined): string {
  if (was === undefined || was === now || now === '') return written
  if (now.includes(written)) return now
  return written.includes(now) ? written : `${now}\n${written}`
}

/** The plan as it is kept: what was taken out stays in it as long as there is room for that. */
export function trimmed(plan: Plan): Plan {
  const days = Object.fromEntries(Object.entries(plan.days).filter(([, isIn]) => isIn))
  const starts = Object.entries(plan.starts ?? {}).filter(([day, start]) => days[day] && start)
  const kept = { ...plan, days, ...(plan.starts && { starts: Object.fromEntries(starts) }) }
  const stops = Object.entries(plan.stops)
  if (stops.length <= 2 * bounds.stops && sizeOf(kept) <= bounds.bytes) return kept
  return { ...kept, stops: Object.fromEntries(stops.filter(([, { isGone }]) => !isGone)) }
}

const sizeOf = (plan: Plan) => new TextEncoder().encode(JSON.stringify(plan)).length

/** What a trimmed plan has more of than a plan may hold; undefined where it may be so. */
export function excessOf(plan: Plan): string | undefined {
  const stops = stopsOf(plan)
  if (stops.length > bounds.stops) return `${bounds.stops} stops`
  if (Object.keys(plan.days).length > bounds.days) return `${bounds.days} days`
  if (stops.some(({ note }) => note.length > bounds.joinedNote))
    return `${bounds.joinedNote} letters in a note`
  return sizeOf(plan) > bounds.bytes ? `${bounds.bytes} bytes` : undefined
}

/** One change that does what both do, one after the other. */
export function joinedChanges(first: PlanChange, then: PlanChange): PlanChange {
  const stops = { ...first.stops }
  for (const [key, change] of Object.entries(then.stops ?? {})) {
    const { noteWas = change.noteWas } = stops[key] ?? {}
    stops[key] = { ...stops[key], ...change, ...(noteWas !== undefined && { noteWas }) }
  }
  const name = then.name ?? first.name
  const [starts, ages] = [{ ...first.starts, ...then.starts }, then.ages ?? first.ages]
  return {
    ...(name !== undefined && { name }),
    ...{ days: { ...first.days, ...then.days }, stops },
    ...(Object.keys(starts).length > 0 && { starts }),
    ...(ages && { ages }),
  }
}

/** What brings a plan back to how it was before a change. */
export function undoOf(plan: Plan, change: PlanChange): PlanChange {
  const days = Object.keys(change.days ?? {}).map((day) => [day, plan.days[day] ?? false])
  const stops = Object.entries(change.stops ?? {}).map(([key, { noteWas: _, ...set }]) => {
    const before = plan.stops[key] ?? { ...newStop, isGone: true }
    const fields = (Object.keys(set) as (keyof Stop)[]).map((field) => [field, before[field]])
    const isNew = !plan.stops[key]
    return [
      key,
      {
        ...(isNew ? { isGone: true } : Object.fromEntries(fields)),
        ...(!isNew && set.note !== undefined && { noteWas: set.note }),
      },
    ]
  })
  // The start of a day goes with it.
  const starts = Object.keys({ ...change.days, ...change.starts }).filter(
    (day) => change.starts?.[day] !== undefined || plan.starts?.[day],
  )
  return {
    ...(change.name !== undefined && { name: plan.name }),
    days: Object.fromEntries(days),
    stops: Object.fromEntries(stops),
    ...(starts.length > 0 && { starts: startsOf(plan, starts) }),
    ...(change.ages && { ages: plan.ages ?? [] }),
  }
}

const startsOf = ({ starts }: Plan, days: readonly string[]) =>
  Object.fromEntries(days.map((day) => [day, starts?.[day] ?? '']))

/** What makes the second plan of the first; undefined where both are alike. */
export function changesBetween(from: Plan, to: Plan): PlanChange | undefined {
  const stops = [...new Set([...Object.keys(from.stops), ...Object.keys(to.stops)])].flatMap((key) => {
    const [before, after] = [from.stops[key] ?? newStop, to.stops[key] ?? { ...newStop, isGone: true }]
    const fields = (Object.keys(newStop) as (keyof Stop)[]).filter((field) => before[field] !== after[field])
    const set = Object.fromEntries(fields.map((field) => [field, after[field]]))
    return fields.length > 0
      ? [[key, { ...set, ...(set.note !== undefined && { noteWas: before.note }) }]]
      : []
  })
  const days = Object.keys({ ...from.days, ...to.days })
    .filter((day) => !from.days[day] !== !to.days[day])
    .map((day) => [day, to.days[day] ?? false])
  const starts = Object.keys({ ...from.starts, ...to.starts }).filter(
    (day) => (from.starts?.[day] ?? '') !== (to.starts?.[day] ?? ''),
  )
  const hasOtherAges = String(from.ages ?? []) !== String(to.ages ?? [])
  if (stops.length + days.length + starts.length === 0 && from.name === to.name && !hasOtherAges)
    return undefined
  return {
    ...(from.name !== to.name && { name: to.name }),
    days: Object.fromEntries(days),
    stops: Object.fromEntries(stops),
    ...(starts.length > 0 && { starts: startsOf(to, starts) }),
    ...(hasOtherAges && { ages: to.ages ?? [] }),
  }
}

/** What the first plan lacks of the second, which does not say that what it has none of shall go; undefined for nothing. */
export const missingIn = (plan: Plan, of: Plan): PlanChange | undefined =>
  changesBetween(plan, {
    ...of,
    days: { ...plan.days, ...of.days },
    stops: { ...plan.stops, ...of.stops },
    starts: { ...plan.starts, ...of.starts },
  })

export interface StopInPlan extends Stop {
  key: string
  /** Of its place. */
  slug: string
}

/** The stops that are in the plan, in order. */
export const stopsOf = (plan: Plan): StopInPlan[] =>
  Object.entries(plan.stops)
    .filter(([, { isGone }]) => !isGone)
    .map(([key, stop]) => ({ key, slug: slugOf(key), ...stop }))
    .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))

/** The places that are in the plan, each once. */
export const slugsOf = (plan: Plan): string[] => [...new Set(stopsOf(plan).map(({ slug }) => slug))]

export interface PlannedDay {
  /** '' holds what is on no day yet. */
  day: string
  stops: StopInPlan[]
}

/** The days in order, those without stops too, then what is on no day. */
export function daysOf(plan: Plan): PlannedDay[] {
  const stops = stopsOf(plan)
  const chosen = Object.keys(plan.days).filter((day) => plan.days[day])
  const days = [...new Set([...chosen, ...stops.map(({ day }) => day)])].filter(Boolean).toSorted()
  const ofDay = (day: string) => ({ day, stops: stops.filter((stop) => stop.day === day) })
  const loose = ofDay('')
  return [...days.map(ofDay), ...(loose.stops.length > 0 ? [loose] : [])]
}

export const isEmpty = (plan: Plan): boolean => daysOf(plan).length === 0 && plan.name === ''
