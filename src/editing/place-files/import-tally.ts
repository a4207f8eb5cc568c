import type { ImportReport } from './import-places.schema.ts'
import type { SortedRows } from './planned-rows.ts'

const mostTold = 100

export const emptyReport: ImportReport = {
  ...{ isApplied: false, added: 0, changed: 0, unchanged: 0, refused: 0, refusedRows: [] },
  ...{ far: 0, farRows: [], changes: [] },
}

/** A report with what came next in the file. */
export function withRows(report: ImportReport, rows: SortedRows): ImportReport {
  const { edits, additions, unchanged, refused, far } = rows
  const changes = [
    ...edits.map(({ line, name, edit, fields }) => ({ line, id: edit.id, name, fields })),
    ...additions.map(({ line, wish }) => ({ line, id: null, name: wish.name, fields: [] })),
  ].sort((a, b) => a.line - b.line)
  return {
    isApplied: report.isApplied,
    added: report.added + additions.length,
    changed: report.changed + edits.length,
    unchanged: report.unchanged + unchanged,
    refused: report.refused + new Set(refused.map(({ line }) => line)).size,
    refusedRows: [...report.refusedRows, ...refused].slice(0, mostTold),
    far: report.far + far.length,
    farRows: [...report.farRows, ...far].slice(0, mostTold),
    changes: [...report.changes, ...changes].slice(0, mostTold),
  }
}
