/**
 * What a field of the parse tree holds: a plain value, nodes (one or a list, each wrapped in its type's name), or one node
 * of the named type, unwrapped.
 */
type FieldKind = 'value' | 'nodes' | { node: string }

export type Fields = Readonly<Record<string, FieldKind>>

const values = (names: string): Fields => Object.fromEntries(names.split(' ').map((name) => [name, 'value']))
const nodes = (names: string): Fields => Object.fromEntries(names.split(' ').map((name) => [name, 'nodes']))
const alias: Fields = { alias: { node: 'Alias' } }

/**
 * All that a query may be made of, as PostgreSQL's parser names it. A node or a field that is missing here makes the query
 * refused: INTO, FOR UPDATE, data-changing WITH, parameters, XML and whatever a later parser brings.
 */
export const allowedNodes: Readonly<Record<string, Fields>> = {
  SelectStmt: {
    ...values('groupDistinct limitOption op all'),
    ...nodes('distinctClause targetList fromClause whereClause groupClause havingClause windowClause'),
    ...nodes('valuesLists sortClause limitOffset limitCount'),
    ...{ larg: { node: 'SelectStmt' }, rarg: { node: 'SelectStmt' }, withClause: { node: 'WithClause' } },
  },
  ExplainStmt: nodes('query options'),
  DefElem: { ...values('defname defaction location'), ...nodes('arg') },
  WithClause: { ...values('recursive location'), ...nodes('ctes') },
  CommonTableExpr: {
    ...values('ctename ctematerialized location'),
    ...nodes('aliascolnames ctequery'),
  },
  RangeVar: { ...values('schemaname relname inh relpersistence location'), ...alias },
  RangeSubselect: { ...values('lateral'), ...nodes('subquery'), ...alias },
  RangeFunction: { ...values('lateral ordinality is_rowsfrom'), ...nodes('functions'), ...alias },
  JoinExpr: {
    ...values('jointype isNatural rtindex'),
    ...nodes('larg rarg usingClause quals'),
    ...{ ...alias, join_using_alias: { node: 'Alias' } },
  },
  Alias: { ...values('aliasname'), ...nodes('colnames') },
  ResTarget: { ...values('name location'), ...nodes('val') },
  SortBy: { ...values('sortby_dir sortby_nulls location'), ...nodes('node') },
  GroupingSet: { ...values('kind location'), ...nodes('content') },
  GroupingFunc: { ...values('location'), ...nodes('args') },
  WindowDef: {
    ...values('name refname frameOptions location'),
    ...nodes('partitionClause orderClause startOffset endOffset'),
  },
  ColumnRef: { ...values('location'), ...nodes('fields') },
  A_Star: {},
  A_Const: values('ival fval boolval sval bsval isnull location'),
  String: values('sval'),
  Integer: values('ival'),
  Float: values('fval'),
  List: nodes('items'),
  A_Expr: {
    ...values('kind location rexpr_list_start rexpr_list_end'),
    ...nodes('name lexpr rexpr'),
  },
  BoolExpr: { ...values('boolop location'), ...nodes('args') },
  NullTest: { ...values('nulltesttype argisrow location'), ...nodes('arg') },
  BooleanTest: { ...values('booltesttype location'), ...nodes('arg') },
  SubLink: { ...values('subLinkType subLinkId location'), ...nodes('testexpr operName subselect') },
  CaseExpr: { ...values('location'), ...nodes('arg args defresult') },
  CaseWhen: { ...values('location'), ...nodes('expr result') },
  CoalesceExpr: { ...values('location'), ...nodes('args') },
  MinMaxExpr: { ...values('op location'), ...nodes('args') },
  SQLValueFunction: values('op typmod location'),
  FuncCall: {
    ...values('agg_within_group agg_star agg_distinct func_variadic funcformat location'),
    ...nodes('funcname args agg_order agg_filter'),
    over: { node: 'WindowDef' },
  },
  NamedArgExpr: { ...values('name argnumber location'), ...nodes('arg') },
  TypeCast: { ...values('location'), ...nodes('arg'), typeName: { node: 'TypeName' } },
  TypeName: { ...values('typemod location'), ...nodes('names typmods arrayBounds') },
  A_ArrayExpr: { ...values('list_start list_end location'), ...nodes('elements') },
  A_Indirection: nodes('arg indirection'),
  A_Indices: { ...values('is_slice'), ...nodes('lidx uidx') },
  RowExpr: { ...values('row_format location'), ...nodes('args colnames') },
}
