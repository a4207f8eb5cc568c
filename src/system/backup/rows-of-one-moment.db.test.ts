import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFolder, anEmptyGuide } from '../../../tests/backed-up-guides.ts'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { adoptStore } from '../../office/files/store-owner.task.ts'
import { backUp } from './backup.task.ts'
import { layTexts } from './laid-texts.task.ts'
import { restore } from './restore.task.ts'

test('while a guide is backed up others write between its turns, and the archive is of one moment all the same', async () => {
  const db = await testDatabase()
  const folder = await aFolder()
  const store = folderStore(join(folder, 'images'))
  await adoptStore(db, store)
  const [city, place] = [await aCity(db), await aPlace(db)]
  await db.execute(sql`insert into audit_log (action, entity, after)
    select 'update', 'fillers', jsonb_build_object('n', n, 'text', repeat('x', 500)) from generate_series(1, 4000) n`)
  const backing = { isOver: false, turns: 0 }
  // The newest entry goes to the end or into a gap; one goes that was read long ago, and one whose part is read anew each time.
  const write = (turn: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update cities set name = ${String(turn)} where id = ${city.id}`)
      await tx.execute(sql`update places set name = ${String(turn)} where id = ${place.id}`)
      await tx.execute(
        sql`delete from audit_log where entity = 'turns' or (after ->> 'n')::integer = ${turn}`,
      )
      await tx.execute(
        sql`insert into audit_log (action, entity, entity_id) values ('update', 'turns', ${String(turn)})`,
      )
    })
  await write(0)
  const file = join(folder, 'guide.backup')
  const backedUp = backUp({ db, store, settings: {} }, { file }).finally(() => {
    backing.isOver = true
  })
  while (!backing.isOver) await write(++backing.turns)
  await backedUp
  expect(backing.turns).toBeGreaterThan(20)
  const other = await anEmptyGuide()
  await restore({ ...other, settings: {} }, { file })
  const { rows } = await other.db.execute(sql`
    select c.name as city, p.name as place, a.entity_id as turn,
      (select 4000 - count(*) from audit_log where entity = 'fillers')::text as gone
    from cities c, places p, audit_log a where a.entity = 'turns'`)
  const turn = (rows[0] as { turn: string }).turn
  expect(rows).toEqual([{ city: turn, place: turn, turn, gone: turn }])
  expect((await readdir(folder)).toSorted()).toEqual(['guide.backup', 'images'])
})

test('what is laid aside meanwhile is read by nobody else, and nothing of it is left', async () => {
  const folder = await aFolder()
  const file = join(folder, 'guide.backup.rows')
  const laid = await layTexts(file)
  const texts = ['{"password":"s3cret"}\n', `${'ü'.repeat(100_000)}\n`, '']
  const places = []
  for (const text of texts) places.push(await laid.add(text))
  for (const [nth, place] of places.entries()) expect(await laid.read(place)).toBe(texts[nth])
  expect(String(await readFile(file))).not.toContain('s3cret')
  await laid.remove()
  expect(await readdir(folder)).toEqual([])
})
