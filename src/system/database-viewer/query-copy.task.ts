import type { PGlite } from '@electric-sql/pglite'
import { openPGlite } from './open-pglite.task.ts'
import type { QueryEngine } from './query-engine.ts'
import type { CopiedColumn, PartMark } from './viewer-message.ts'

/** Of what the copy's database may take, in bytes: an empty one has 128 MB, most of it never touched. */
const mostMemory = 176 * 2 ** 20

/** A database of this process that holds what queries may see, and nothing else. */
export async function openQueryCopy(columns: readonly CopiedColumn[], folder: string | undefined) {
  const db = await openPGlite(folder)
  limitMemory()
  await db.exec(`set timezone = 'UTC'; ${tablesOf(columns)}`)
  const { rows: held } = await db.query<PartMark>('select "table", part, mark from parts.marks')
  const known = new Set(held.map(partName))
  return { engine: engineOf(db), held, fill }

  /** A table's parts are tables that inherit from it, so that each can be filled anew by itself. */
  async function fill({ table, part, mark }: PartMark, csv: string | undefined) {
    const name = partName({ table, part })
    await db.transaction(async (tx) => {
      await tx.exec(
        known.has(name) ? `truncate ${name}` : `create table ${name} () inherits (public.${quoted(table)})`,
      )
      if (csv)
        await tx.query(`copy ${name} from '/dev/blob' with (format csv)`, [], { blob: new Blob([csv]) })
      await tx.query('delete from parts.marks where "table" = $1 and part = $2', [table, part])
      if (csv !== undefined)
        await tx.query('insert into parts.marks values ($1, $2, $3)', [table, part, mark])
    })
    known.add(name)
  }
}

function tablesOf(columns: readonly CopiedColumn[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const statements = [...tables].map(([table, own]) => {
    const list = own.map(({ column, type }) => `${quoted(column)} ${type}`)
    return `create table if not exists ${quoted(table)} (${list});`
  })
  return `
    ${statements.join('\n')}
    create schema if not exists parts;
    create table if not exists parts.marks ("table" text, part int, mark text)`
}

const engineOf = (db: PGlite): QueryEngine => ({
  async functionNames() {
    const { rows } = await db.query<{ proname: string }>('select distinct proname from pg_proc')
    return new Set(rows.map(({ proname }) => proname))
  },
  async reading(work) {
    await db.exec('begin transaction read only')
    try {
      return await work(async (statement) => {
        const { fields, rows } = await db.query<unknown[]>(statement, [], { rowMode: 'array' })
        return {
          names: fields.map(({ name }) => name),
          types: fields.map(({ dataTypeID }) => dataTypeID),
          rows,
        }
      })
    } finally {
      await db.exec('rollback')
    }
  },
})

/** PostgreSQL is told that there is no more, and says so of the query that asked for it. */
function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > mostMemory)
      throw new RangeError('No more memory for queries')
    return grow.call(this, pages)
  }
}

const partName = ({ table, part }: Pick<PartMark, 'table' | 'part'>) => `parts.${quoted(`${table}_${part}`)}`

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
