import type { DayNote } from '../opening-hours/day-notes/day-note.schema.ts'

/** Days without school that follow each other under one name. */
export interface SchoolHolidays {
  name: string
  /** YYYY-MM-DD. */
  first: string
  last: string
}

/** Of days in order: a pack that told each of them would be a quarter larger. */
export function schoolHolidaysOf(notes: readonly DayNote[]): SchoolHolidays[] {
  const runs: SchoolHolidays[] = []
  let before: string | null = null
  for (const { day, schoolHolidays: name } of notes) {
    const run = runs.at(-1)
    if (run && name !== null && name === before) run.last = day
    else if (name !== null) runs.push({ name, first: day, last: day })
    before = name
  }
  return runs
}

/** What they are called on a day; null for none. */
export const schoolHolidaysOn = (runs: readonly SchoolHolidays[], day: string): string | null =>
  runs.find(({ first, last }) => first <= day && day <= last)?.name ?? null
