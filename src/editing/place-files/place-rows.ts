import { JSONParser, TokenType } from '@streamparser/json'
import { shortened } from './cell-words.ts'
import { csvRecords, UnreadableFile } from './csv.ts'
import {
  fieldNamed,
  fieldNames,
  isFieldName,
  type PlaceFileField,
  type PlaceRecord,
  valueOfCell,
} from './place-file-fields.ts'

/** What one row of a CSV file, or one feature of a GeoJSON file, says. `line`: which of them, from 1 on; the first row is the head. */
export type FileRow = { line: number; record: PlaceRecord }

/** As many as a guide may hold. */
const mostPlaces = 1_000_000
/** In characters, as a row of CSV. */
const longestFeature = 100_000

type Text = AsyncIterable<string>

/** The places of a file, GeoJSON or CSV by its first sign, one at a time. @throws UnreadableFile saying what is wrong with the file */
export async function* placeRows(text: Text, most = mostPlaces): AsyncGenerator<FileRow> {
  const { isJson, whole } = await looksLikeJson(text)
  let count = 0
  for await (const row of isJson ? geoJsonRows(whole) : csvRows(whole)) {
    count += 1
    if (count > most) throw new UnreadableFile(`At most ${most.toLocaleString('en')} places in a file`)
    yield row
  }
  if (count === 0) throw new UnreadableFile('The file holds no place')
}

async function looksLikeJson(text: Text): Promise<{ isJson: boolean; whole: Text }> {
  const rest = text[Symbol.asyncIterator]()
  let begun = ''
  while (begun.trim() === '' && begun.length < longestFeature) {
    const next = await rest.next()
    if (next.done) break
    begun += next.value
  }
  const whole = async function* () {
    yield begun
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { isJson: begun.trimStart().startsWith('{'), whole: whole() }
}

async function* csvRows(text: Text): AsyncGenerator<FileRow> {
  let columns: PlaceFileField[] | undefined
  for await (const { row, cells } of csvRecords(text)) {
    if (!columns) {
      columns = columnsIn(cells)
      continue
    }
    // A spreadsheet writes empty rows and columns, too, where something stood once.
    if (cells.every(isBlank)) continue
    if (cells.length < columns.length || !cells.slice(columns.length).every(isBlank))
      throw new UnreadableFile(`Row ${row} has ${cells.length} cells, the first has ${columns.length}`)
    const pairs = columns.map((name, index) => [name, valueOfCell(name, cells[index] ?? '')])
    yield { line: row, record: Object.fromEntries(pairs) }
  }
}

const isBlank = (cell: string) => cell.trim() === ''

function columnsIn(cells: readonly string[]): PlaceFileField[] {
  const names = cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1).map(fieldNamed)
  const unknown = names.filter((name) => !isFieldName(name))
  if (unknown.length > 0)
    throw new UnreadableFile(
      `No such column: ${listed(unknown)}. Rename it or take it out; columns are ${fieldNames.join(', ')}`,
    )
  if (new Set(names).size < names.length) throw new UnreadableFile('A column stands there twice')
  return names.filter(isFieldName)
}

/** Of a file of another kind these are whatever it holds: enough of it to know it by. */
const listed = (names: readonly string[]) => shortened(names.slice(0, 20).join(', ')) || '(none)'

async function* geoJsonRows(text: Text): AsyncGenerator<FileRow> {
  const found: { type?: unknown; features: unknown[]; error?: Error } = { features: [] }
  const parser = new JSONParser({ paths: ['$.type', '$.features.*'], keepStack: false })
  parser.onValue = ({ value, key, stack }) => {
    if (stack.length === 1) found.type = value
    else if (typeof key === 'number') found.features.push(value)
  }
  let depth = 0
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1
    // What the parser passes over takes it as many steps as it has levels, at each of them.
    if (depth > deepestToken)
      throw new UnreadableFile('The file holds lists within lists, which no place has')
  }
  parser.onError = (error) => {
    found.error ??= error
  }
  let line = 0
  let since = 0
  for await (const chunk of text) {
    parser.write(chunk)
    if (found.error) throw found.error instanceof UnreadableFile ? found.error : noJson(found.error)
    since = found.features.length > 0 ? 0 : since + chunk.length
    if (since > longestFeature) throw new UnreadableFile(`Feature ${line + 1} is too long`)
    for (const feature of found.features.splice(0)) {
      line += 1
      yield { line, record: recordOf(feature, line) }
    }
  }
  if (!parser.isEnded) throw noJson(new Error('it ends too early'))
  if (found.type !== 'FeatureCollection') throw new UnreadableFile('GeoJSON of places is a FeatureCollection')
}

const noJson = ({ message }: Error) => new UnreadableFile(`The file is no JSON: ${shortened(message)}`)

type Feature = {
  geometry?: { type?: unknown; coordinates?: unknown } | null
  properties?: Record<string, unknown> | null
}

function recordOf(feature: unknown, line: number): PlaceRecord {
  const { geometry, properties } = (feature ?? {}) as Feature
  const unknown = Object.keys(properties ?? {}).filter((name) => !isFieldName(name))
  if (unknown.length > 0) throw new UnreadableFile(`Feature ${line}: no such property: ${listed(unknown)}`)
  const record = { ...properties, ...positionOf(geometry, line) }
  // What reads or writes such would come to the end of its stack.
  if (isDeeperThan(deepest, record))
    throw new UnreadableFile(`Feature ${line} holds lists within lists, which no place has`)
  return record
}

const deepest = 10
const deepestToken = 100

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part)))

function positionOf(geometry: Feature['geometry'], line: number): PlaceRecord {
  if (geometry === undefined || geometry === null) return {}
  const { type, coordinates } = geometry
  if (type !== 'Point' || !Array.isArray(coordinates))
    throw new UnreadableFile(`Feature ${line}: its geometry is no Point`)
  return { lat: coordinates[1], lng: coordinates[0] }
}
