import { expect, test } from 'vitest'
import { outageTeller } from './outage-teller.ts'

test('an outage of the database is told once, and of its end; of all else each time', () => {
  const lines: string[] = []
  const line = (_: unknown, message?: unknown) => void lines.push(String(message ?? _))
  const { tell, end } = outageTeller({ warn: line, info: line }, 'it is back')
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  end()
  for (let nr = 0; nr < 3; nr++) tell(away, 'stumbled')
  tell(new Error('Failed query', { cause: away }), 'not handed out')
  for (let nr = 0; nr < 2; nr++) tell(new Error('no such column'), 'broken')
  for (let nr = 0; nr < 2; nr++) end()
  tell(away, 'stumbled anew')
  expect(lines).toEqual(['stumbled', 'broken', 'broken', 'it is back', 'stumbled anew'])
})
