import { isShown } from '../shown-tables.ts'
import { allowedNodes } from './allowed-nodes.ts'
import { type Body, type Names, nameChecks } from './check-names.ts'
import { QueryRefused } from './query-refused.ts'

export type CheckedQuery = {
  command: 'SELECT' | 'EXPLAIN'
  /** The shown tables that it names. */
  tables: string[]
  /** Where its only statement stands, without semicolons, in bytes. */
  start: number
  end: number | undefined
  /** Where tables are called by their schema too, in bytes. */
  schemas: number[]
}

const deepest = 150

/**
 * Looks through the parse tree of a query: it must be one SELECT, or EXPLAIN of one, made of nothing but what is allowed.
 * @throws QueryRefused
 */
export function checkQuery(tree: Body, known: Pick<Names, 'functions' | 'columns'>): CheckedQuery {
  const statements: Body[] = tree.stmts ?? []
  if (statements.length !== 1)
    throw new QueryRefused(
      statements.length === 0 ? 'There is no query' : 'Only one statement at a time is possible here',
      statements[1]?.stmt_location,
    )
  const statement = statements[0].stmt ?? {}
  const select = statement.ExplainStmt?.query?.SelectStmt ?? statement.SelectStmt
  if (!select) throw new QueryRefused('Only SELECT is possible here')
  const commonTables = new Set<string>()
  const tables = new Set<string>()
  const schemas: number[] = []
  visit(statement, 0, (type, { ctename, relname, schemaname, location }) => {
    if (type === 'CommonTableExpr') commonTables.add(ctename)
    if (type === 'RangeVar') tables.add(relname)
    if (type === 'RangeVar' && schemaname) schemas.push(location)
  })
  const names = { ...known, commonTables }
  visit(statement, 0, (type, body) => nameChecks[type]?.(body, names))
  return {
    command: statement.ExplainStmt ? 'EXPLAIN' : 'SELECT',
    // A name of the query's own may be a table's too: beyond its reach, as within its own SELECT, it means that.
    tables: [...tables].filter(isShown),
    ...spanOf(statements[0]),
    schemas,
  }
}

const spanOf = ({ stmt_location: start = 0, stmt_len: length }: Body) => ({
  start,
  end: length ? start + length : undefined,
})

type Look = (type: string, body: Body) => void

/** A node wrapped in its type's name; an empty one is PostgreSQL's null. */
function visit(node: Body, depth: number, look: Look) {
  for (const [type, body] of Object.entries<Body>(node)) visitBody(type, body, depth, look)
}

function visitBody(type: string, body: Body, depth: number, look: Look) {
  if (depth > deepest) throw new QueryRefused('The query is nested too deeply')
  const fields = Object.hasOwn(allowedNodes, type) ? allowedNodes[type] : undefined
  if (!fields) throw new QueryRefused(`${wordsOf(type)} is not possible here`, body?.location)
  look(type, body)
  for (const [name, value] of Object.entries<Body>(body)) {
    const kind = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (kind === undefined) throw new QueryRefused(`${wordsOf(name)} is not possible here`, body.location)
    if (kind === 'nodes') for (const part of [value].flat()) visit(part, depth + 1, look)
    else if (kind !== 'value') visitBody(kind.node, value, depth + 1, look)
  }
}

const knownWords: Record<string, string> = {
  intoClause: 'SELECT INTO',
  lockingClause: 'FOR UPDATE or FOR SHARE',
  InsertStmt: 'INSERT',
  UpdateStmt: 'UPDATE',
  DeleteStmt: 'DELETE',
  MergeStmt: 'MERGE',
  ParamRef: 'A parameter like $1',
  CollateClause: 'COLLATE',
  catalogname: 'The name of a database',
  RangeTableSample: 'TABLESAMPLE',
}

const wordsOf = (name: string) => knownWords[name] ?? `"${name}"`
