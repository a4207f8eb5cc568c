import { type Survivor, unseen } from './unseen.ts'

export const ofSqlGuard: readonly Survivor[] = [
  ...unseen(
    'src/system/database-viewer/rules/check-names.ts',
    'a name has a part at least: the check is for the compiler',
    ["''", '"Stryker was here!"'],
  ),
  ...unseen(
    'src/system/database-viewer/rules/check-names.ts',
    'a table of another schema is refused either way',
    ["schemaname === 'public'", 'true'],
  ),
  ...unseen('src/system/database-viewer/rules/check-names.ts', 'no function is called undefined', [
    'name === undefined',
    'false',
  ]),
  ...unseen('src/system/database-viewer/rules/check-query.ts', 'the parser always gives a list', [
    '[]',
    '["Stryker was here"]',
  ]),
  ...unseen(
    'src/system/database-viewer/rules/check-query.ts',
    'EXPLAIN is always of something: the check is for the compiler',
    ['statement.ExplainStmt?.query?.SelectStmt', 'statement.ExplainStmt?.query.SelectStmt'],
  ),
  ...unseen(
    'src/system/database-viewer/rules/check-query.ts',
    'no other node has such a field',
    ["type === 'CommonTableExpr'", 'true'],
    ["type === 'RangeVar'", 'true'],
  ),
  ...unseen(
    'src/system/database-viewer/rules/check-query.ts',
    'a node always has a body: the check is for the compiler',
    ['body?.location', 'body.location'],
  ),
  ...unseen('src/system/database-viewer/rules/parse-query.ts', 'a query of blanks has no statement either', [
    'query.trim()',
    'query',
  ]),
  ...unseen(
    'src/system/database-viewer/rules/parse-query.ts',
    'the parser fails in no other way that a query could bring about',
    ['!hasSqlDetails(error)', 'false'],
  ),
  ...unseen(
    'src/system/database-viewer/rules/parse-query.ts',
    'its errors say where they are: the check is for the compiler',
    ['error.sqlDetails?.cursorPosition', 'error.sqlDetails.cursorPosition'],
    ['characters === undefined', 'false'],
  ),
  ...unseen('src/system/database-viewer/rules/query-refused.ts', 'the name stands in the log only', [
    "'QueryRefused'",
    '""',
  ]),
  ...unseen(
    'src/system/database-viewer/rules/allowed-names.ts',
    'the empty name is no name',
    ['text.trim()', 'text'],
    ['/\\s+/', '/\\s/'],
  ),
]
