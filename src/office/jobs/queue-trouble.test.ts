import { expect, test } from 'vitest'
import { queueTrouble } from './queue-trouble.task.ts'

test('of an outage of the database the queue tells once, and of its end; of all else each time', () => {
  const lines: string[] = []
  const line = (_: unknown, message?: unknown) => void lines.push(String(message ?? _))
  const { tell, end } = queueTrouble({ warn: line, info: line })
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  end()
  for (let nr = 0; nr < 3; nr++) tell(away, 'stumbled')
  tell(new Error('Failed query', { cause: away }), 'not handed out')
  for (let nr = 0; nr < 2; nr++) tell(new Error('no such column'), 'broken')
  for (let nr = 0; nr < 2; nr++) end()
  tell(away, 'stumbled anew')
  const back = 'the job queue reaches the database again'
  expect(lines).toEqual(['stumbled', 'broken', 'broken', back, 'stumbled anew'])
})
