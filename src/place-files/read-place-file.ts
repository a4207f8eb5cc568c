import { csvRecords, UnreadableFile } from './csv.ts'
import {
  fieldNames,
  isFieldName,
  type PlaceFileField,
  type PlaceRecord,
  valueOfCell,
} from './place-file-fields.ts'

/** What one line of a CSV file, or one feature of a GeoJSON file, says; both count from 1. */
export type FileRow = { line: number; record: PlaceRecord }

const mostRows = 100_000

/** The places of a file, GeoJSON or CSV by its first sign. @throws UnreadableFile saying what is wrong with the file */
export function readPlaceFile(text: string): FileRow[] {
  const rows = /^\ufeff?\s*\{/.test(text) ? geoJsonRows(text) : csvRows(text)
  if (rows.length === 0) throw new UnreadableFile('The file holds no place')
  return rows
}

function csvRows(text: string): FileRow[] {
  const records = csvRecords(text)
  const head = records.next()
  const columns = columnsIn(head.done ? [] : head.value.cells)
  const rows: FileRow[] = []
  for (const { line, cells } of records) {
    if (cells.length !== columns.length)
      throw new UnreadableFile(`Line ${line} has ${cells.length} cells, the first has ${columns.length}`)
    const pairs = columns.map((name, index) => [name, valueOfCell(name, cells[index] ?? '')])
    rows.push({ line, record: Object.fromEntries(pairs) })
    refuseTooMany(rows)
  }
  return rows
}

function columnsIn(cells: readonly string[]): PlaceFileField[] {
  const names = cells.map((name) => name.trim())
  const unknown = names.filter((name) => !isFieldName(name))
  if (unknown.length > 0)
    throw new UnreadableFile(`No such column: ${listed(unknown)}. Columns are ${fieldNames.join(', ')}`)
  if (new Set(names).size < names.length) throw new UnreadableFile('A column stands there twice')
  return names.filter(isFieldName)
}

// While they are read: the rest of a file that is too long is never taken into memory.
function refuseTooMany({ length }: readonly unknown[]): void {
  if (length > mostRows) throw new UnreadableFile(`At most ${mostRows.toLocaleString('en')} places in a file`)
}

/** Of a file of another kind these are whatever it holds: enough of it to know it by. */
const listed = (names: readonly string[]) => shortened(names.slice(0, 20).join(', ')) || '(none)'

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

type Feature = {
  geometry?: { type?: unknown; coordinates?: unknown } | null
  properties?: Record<string, unknown> | null
}

function geoJsonRows(text: string): FileRow[] {
  const { type, features } = parsed(text)
  if (type !== 'FeatureCollection' || !Array.isArray(features))
    throw new UnreadableFile('GeoJSON of places is a FeatureCollection')
  refuseTooMany(features)
  return features.map((feature: Feature | null, index) => {
    const line = index + 1
    const { geometry, properties } = feature ?? {}
    const unknown = Object.keys(properties ?? {}).filter((name) => !isFieldName(name))
    if (unknown.length > 0) throw new UnreadableFile(`Feature ${line}: no such property: ${listed(unknown)}`)
    return { line, record: { ...properties, ...positionOf(geometry, line) } }
  })
}

function positionOf(geometry: Feature['geometry'], line: number): PlaceRecord {
  if (geometry === undefined || geometry === null) return {}
  const { type, coordinates } = geometry
  if (type !== 'Point' || !Array.isArray(coordinates))
    throw new UnreadableFile(`Feature ${line}: its geometry is no Point`)
  return { lat: coordinates[1], lng: coordinates[0] }
}

function parsed(text: string): { type?: unknown; features?: unknown } {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new UnreadableFile(`The file is no JSON: ${error instanceof Error ? error.message : error}`)
  }
}
