import { isShown } from '../shown-tables.ts'
import {
  allowedClockWords,
  allowedExplainOptions,
  allowedFunctions,
  allowedOperators,
  allowedTypes,
} from './allowed-names.ts'
import { QueryRefused } from './query-refused.ts'

// biome-ignore lint/suspicious/noExplicitAny: a parse tree has a shape of its own for each of its nodes
export type Body = any

export type Names = {
  /** Every function that the database knows, allowed or not. */
  functions: ReadonlySet<string>
  /** Every column of the shown tables. */
  columns: ReadonlySet<string>
  /** Those that WITH defines anywhere in the query. */
  commonTables: ReadonlySet<string>
}

/** What is asked of nodes whose names decide whether they are harmless. */
export const nameChecks: Readonly<Record<string, (body: Body, names: Names) => void>> = {
  RangeVar: checkTable,
  CommonTableExpr: ({ ctename, location }) => {
    // Where it does not reach, the name would mean the catalogue's table.
    if (/^pg_/i.test(ctename)) throw new QueryRefused(`"${ctename}" cannot be a name of your own`, location)
  },
  FuncCall: ({ funcname, location }) =>
    checkName(namesOf(funcname), allowedFunctions, 'The function', location),
  TypeName: ({ names, location }) => checkName(namesOf(names), allowedTypes, 'The type', location),
  A_Expr: ({ name, location }) => checkName(namesOf(name), allowedOperators, 'The operator', location),
  SubLink: ({ operName = [], location }) => {
    if (operName.length > 0) checkName(namesOf(operName), allowedOperators, 'The operator', location)
  },
  SQLValueFunction: ({ op, location }) => {
    if (!allowedClockWords.has(op)) throw new QueryRefused('Who asks cannot be asked here', location)
  },
  DefElem: ({ defname, location }) => {
    if (!allowedExplainOptions.has(defname))
      throw new QueryRefused(`EXPLAIN cannot be told "${defname}" here`, location)
  },
  // x.y calls y(x) where y is no column but a function, also when x is a mere text.
  ColumnRef: ({ fields, location }, names) => {
    if (fields.length > 1) checkMember(fields.at(-1), names, location)
  },
  A_Indirection: ({ indirection }, names) => {
    for (const step of indirection) checkMember(step, names, undefined)
  },
}

function checkTable({ schemaname = 'public', relname, inh, location }: Body, { commonTables }: Names) {
  const isCommon = schemaname === 'public' && commonTables.has(relname)
  if (schemaname !== 'public' || !(isShown(relname) || isCommon))
    throw new QueryRefused(`There is no table "${relname}" here`, location)
  // The copy keeps its rows in parts, so that ONLY would find none.
  if (!inh) throw new QueryRefused('ONLY is not possible here', location)
}

function checkName(
  names: string[],
  allowed: ReadonlySet<string>,
  what: string,
  location: number | undefined,
) {
  const [name = '', ...schema] = names.toReversed()
  const isPlain = schema.length === 0 || (schema.length === 1 && schema[0] === 'pg_catalog')
  if (!isPlain || !allowed.has(name))
    throw new QueryRefused(`${what} "${names.join('.')}" is not possible here`, location)
}

function checkMember(step: Body, { functions, columns }: Names, location: number | undefined) {
  const name: string | undefined = step.String?.sval
  if (name === undefined || columns.has(name) || allowedFunctions.has(name) || !functions.has(name)) return
  throw new QueryRefused(`"${name}" is the name of a function that is not possible here`, location)
}

const namesOf = (list: Body): string[] => list.map((part: Body) => part.String.sval)
