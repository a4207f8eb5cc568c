import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { emptyPlan } from '../plan/plan.ts'
import type { PlanStopProps } from './plan-props.tsx'
import { StopWarning } from './stop-warning.tsx'

const open = (day: string): [string, string][] => [[`${day}T10:00+01:00`, `${day}T18:00+01:00`]]
const days = ['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-02'].map((day) => ({
  starts: `${day}T00:00+01:00`,
  open: day < '2027' ? [] : open(day),
}))

const stated: ComingHours = { grade: 'stated', days }

const wordsOn = (dates: readonly string[], today = '2026-12-01', hours = stated) => {
  const stop = { key: 'zoo', slug: 'zoo', name: 'Zoo', at: 1, time: '', note: '', isGone: false }
  const props: PlanStopProps = {
    ...{ day: '2026-12-25', stop: { ...stop, day: '2026-12-25' }, stops: [], index: 0, times: {}, swaps: [] },
    ...{ plan: emptyPlan, dates, places: undefined, missing: new Map(), changed: new Set() },
    ...{ opened: new Set(), onOpen: () => {}, onChange: () => {}, onSay: () => {}, today },
  }
  return renderToStaticMarkup(<StopWarning {...props} place={{ name: 'Zoo', hours }} />).replace(
    /<[^>]+>/g,
    ' ',
  )
}

const onDay = (today: string) => {
  vi.useFakeTimers({ now: new Date(today) })
  onTestFinished(() => void vi.useRealTimers())
}

test('the open day that a stop can move to is told by its weekday, and by its date where the plan has two such', () => {
  onDay('2026-12-01')
  expect(wordsOn(['2026-12-25', '2027-01-02'])).toMatch(/open 10:00–18:00 on Saturday +Move to Saturday +$/)
  expect(wordsOn(['2026-12-25', '2027-01-01'])).toMatch(
    /Closed on Friday; open 10:00–18:00 on Friday 1 January 2027 +Move to Friday 1 January 2027 +$/,
  )
})

test('no stop is asked to move to a day that is over', () => {
  expect(wordsOn(['2026-12-25', '2027-01-02'], '2027-01-03')).not.toContain('Move')
})

test('a stop out of its season is warned of, and leads to a day of the plan on which it is known to be open', () => {
  const christmas = { starts: '2026-12-25T00:00+01:00', open: null, isOutOfSeason: true as const }
  const hours: ComingHours = { grade: 'stated', days: [christmas, ...days.slice(3)] }
  expect(wordsOn(['2026-12-25'], '2026-12-01', hours)).toMatch(
    /Look before you go +Hours not known out of season +$/,
  )
  expect(wordsOn(['2026-12-25', '2027-01-02'], '2026-12-01', hours)).toContain('Move to Saturday')
})
