import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { guideDatabase } from './content.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const rows = 5001

/** The disk of the database takes no place of that name. */
async function aDiskFullOf(name: string) {
  const db = await guideDatabase()
  await db.execute(
    sql.raw(`
      create function find_no_room() returns trigger language plpgsql as
        $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
      create trigger find_no_room before insert on places for each row
        when (new.name like '${name}%') execute function find_no_room();`),
  )
  const makeRoom = () => db.execute(sql`drop function if exists find_no_room cascade`)
  onTestFinished(async () => {
    await makeRoom()
    await db.execute(sql`delete from places where name like ${`${name}%`}`)
  })
  return makeRoom
}

test('a large file that meets a full disk waits, says so, and is imported once there is room', async () => {
  const makeRoom = await aDiskFullOf('Roomy')
  const { page } = await visitAsEditor('/admin/places')
  await page.getByRole('button', { name: 'Import…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import places' })
  const lines = Array.from({ length: rows }, (_, nr) => `Roomy ${nr},-71.${1000 + nr},-2.${1000 + nr}`)
  await dialog.getByLabel('File', { exact: true }).setInputFiles({
    ...{ name: 'places.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['name,lat,lng', ...lines].join('\n')),
  })
  await dialog.getByRole('button', { name: 'Add 5,001, change 0' }).click()
  await dialog.getByText('The disk of the database is full. This goes on by itself').waitFor()
  await makeRoom()
  await page.getByText('5001 places added, 0 changed').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  const db = await guideDatabase()
  const { rows: found } = await db.execute(
    sql`select count(*)::int as places from places where name like 'Roomy %'`,
  )
  expect(found).toEqual([{ places: rows }])
})
