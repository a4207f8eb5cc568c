import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Job } from './job.schema.ts'
import { JobProgressPanel } from './job-progress-panel.tsx'

const drawn = (part: Pick<Job, 'state' | 'progress'> & Partial<Job>) => {
  const job: Job = {
    ...{ id: '1', kind: 'switch-provider', input: {}, isCancelling: false, result: null, error: null },
    ...{ startedBy: null, createdAt: '', startedAt: null, finishedAt: null },
    ...part,
  }
  return renderToStaticMarkup(<JobProgressPanel job={job} noun="Place" onCancel={() => undefined} />)
}

const headlineOf = (part: Pick<Job, 'state' | 'progress'>) =>
  /role="status"[^>]*>([^<]*)/.exec(drawn(part))?.[1]

test('thousands of cities are counted as everywhere else', () => {
  const items = Array.from({ length: 1210 }, (_, id) => ({
    ...{ id, name: `Town ${id}` },
    state: id < 1203 ? ('done' as const) : ('running' as const),
  }))
  const under = { done: 1203, total: 1210 }
  expect([
    headlineOf({ state: 'running', progress: { ...under, items } }),
    headlineOf({ state: 'running', progress: { ...under, items: [] } }),
    headlineOf({ state: 'done', progress: { done: 1210, total: 1210, items: [] } }),
  ]).toEqual(['Place 1,204 of 1,210: Town 1203', 'Places: 1,203 of 1,210 done', 'Done: 1,210 of 1,210'])
})

test('the button that was pressed to cancel keeps the focus until the work is over', () => {
  const html = drawn({ state: 'running', isCancelling: true, progress: { done: 1, total: 2, items: [] } })
  const [button = ''] = /<button[^>]*>Cancelling/.exec(html) ?? []
  expect(button).toContain('aria-disabled="true"')
  expect(button).not.toContain('disabled=""')
})
