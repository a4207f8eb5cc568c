import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { TimeWarnings } from './stop-times.tsx'

const day = '2026-12-26'
const open: [from: string, to: string][] = [[`${day}T10:00+01:00`, `${day}T18:00+01:00`]]
const warning = (grade: ComingHours['grade'], holiday?: string) => {
  const hours = { grade, days: [{ starts: `${day}T00:00+01:00`, open, ...(holiday && { holiday }) }] }
  const times = { arrive: 17 * 60, until: 19 * 60 }
  return renderToStaticMarkup(<TimeWarnings day={day} times={times} place={{ hours }} isRuledOut={false} />)
}

test('a visit past the hours is a danger where they are sure: not usual ones, nor on a holiday that they do not speak of', () => {
  for (const strip of [warning('stated'), warning('usual'), warning('stated', 'Second day of Christmas')])
    expect(strip).toContain('It closes at 18:00, before you leave')
  expect(warning('stated')).toContain('bg-danger-soft')
  expect(warning('usual')).not.toContain('bg-danger-soft')
  expect(warning('stated', 'Second day of Christmas')).not.toContain('bg-danger-soft')
})
