import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { momentText } from '../../ui/moment-text.ts'
import { FieldValue } from './field-value.tsx'

const shown = (value: unknown) => renderToStaticMarkup(<FieldValue field="name" value={value} />)

test('a moment is told in words; a name that only looks like one stays what it is', () => {
  const moment = '2026-11-21T12:40:00.000Z'
  expect(shown(moment)).toContain(momentText(moment))
  for (const name of ['2026-13-45T25:00:00Z', `${moment} to noon`]) expect(shown(name)).toContain(name)
})
