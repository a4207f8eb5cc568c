import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { guideCommand } from '../guides/guide-command.ts'
import { aFolder } from '../guides/guide-process.ts'
import { newPostgresql } from '../new-postgresql.ts'

const server = process.env.TEST_DATABASE_URL

type Command = Parameters<typeof guideCommand>[0]

const commands = (folder: string): [Command, string[]][] => [
  ['set-password', ['marta']],
  ['add-admin', ['marta']],
  ['viewer-sql', []],
  ['backup', [join(folder, 'guide.backup')]],
  ['adopt-pictures', []],
  ['doctor', []],
  ['content', []],
]

test('where no guide is, as in a folder that is mistyped, a command makes nothing and names the folder', async () => {
  const folder = await aFolder()
  const DATA_DIR = join(folder, 'dtaa')
  for (const [command, args] of commands(folder))
    expect(await guideCommand(command, args, { DATA_DIR }, 'a long password\n')).toEqual({
      code: 1,
      said: expect.stringContaining(
        `There is no guide here: DATABASE_URL is not set, and DATA_DIR is ${DATA_DIR}. `,
      ),
    })
  expect(await readdir(folder)).toEqual([])
})

test.skipIf(!server)('nor in a database without one', async () => {
  const folder = await aFolder()
  const { address, drop } = await newPostgresql(server as string, 'no_guide')
  onTestFinished(drop)
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: address }
  const name = new URL(address).pathname.slice(1)
  for (const [command, args] of commands(folder))
    expect(await guideCommand(command, args, settings, 'a long password\n')).toEqual({
      code: 1,
      said: expect.stringContaining(`There is no guide here: DATABASE_URL names the database ${name}. `),
    })
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace",
  )
  await client.end()
  expect(rows).toEqual([])
})

test('an archive that is not there, or is none, is told before a restore makes anything', async () => {
  const folder = await aFolder()
  const DATA_DIR = join(folder, 'data')
  const file = join(folder, 'guide.backup')
  const restored = () => guideCommand('restore', [file], { DATA_DIR })
  expect(await restored()).toMatchObject({ code: 1, said: expect.stringContaining(file) })
  await writeFile(file, 'none')
  expect((await restored()).code).toBe(1)
  expect(existsSync(DATA_DIR)).toBe(false)
})
