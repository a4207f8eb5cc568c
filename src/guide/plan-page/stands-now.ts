import { daysOf, type Plan } from '../plan/plan.ts'
import { longDay } from './plan-days.ts'

/** 'Zoo is now stop 2 of 3 on Saturday, 28 November' */
export function standsNow(plan: Plan, key: string): string {
  const day = daysOf(plan).find(({ stops }) => stops.some((stop) => stop.key === key))
  const at = day?.stops.findIndex((stop) => stop.key === key) ?? 0
  const where = day?.day ? `on ${longDay(day.day)}` : 'on no day'
  return `${day?.stops[at]?.name} is now stop ${at + 1} of ${day?.stops.length} ${where}`
}
