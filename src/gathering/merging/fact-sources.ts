import type { FactSource, FactSourceName, LastChecked } from '../../guide/facts/fact-source.schema.ts'
import { factSourceNames } from '../../guide/facts/fact-source-names.ts'
import type { FactName } from '../../guide/facts/facts.ts'
import { knownIn } from '../../guide/facts/known-in.ts'
import { utcDay } from '../../guide/seasons/open-season.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import type { SourceRecord } from './source-record.ts'
import type { Sayer } from './who-said-it.ts'

/** When an editor last set a field, and the id of who did; null for one who has no account any more. */
export type FieldEdit = { at: Date; userId: string | null }

type Circumstances = {
  website: string | null
  /** By field, the place's flags among them. */
  edits: ReadonlyMap<string, FieldEdit>
  /** When Nominatim answered. */
  foundAt: Date | undefined
}

/** What the guide tells of who said a fact. */
export function factSourceOf(
  name: FactName,
  sayer: Sayer,
  { website, edits, foundAt }: Circumstances,
): FactSource | undefined {
  if (sayer === 'editor') return stated('editor', edits.get(name)?.at)
  if (sayer === 'nominatim') return stated('nominatim', foundAt)
  if (sayer === 'kind') return { source: 'kind', grade: 'usual', date: null, url: null }
  const source = nameOf(sayer)
  if (source === undefined) return undefined
  if (source === 'starter') return { source, grade: 'usual', date: String(knownIn), url: null }
  return { ...stated(source, sayer.sourceDate), url: urlOf(sayer, website) }
}

const stated = (source: FactSourceName, date: Date | undefined): FactSource => ({
  ...{ source, grade: 'stated', url: null },
  date: date ? utcDay(date) : null,
})

const nameOf = ({ provider }: Pick<PlaceCandidate, 'provider'>) =>
  factSourceNames.find((name) => name === provider)

function urlOf({ provider, externalId }: PlaceCandidate, website: string | null): string | null {
  if (provider === 'official-site') return website
  const isObject = provider === 'openstreetmap' && /^(node|way|relation)\/\d+$/.test(externalId)
  return isObject ? `https://www.openstreetmap.org/${externalId}` : null
}

type Checkable = {
  records: readonly SourceRecord[]
  edits: ReadonlyMap<string, FieldEdit>
  editedFields: readonly string[]
  isReviewed: boolean
}

/**
 * The newest of: data that held the place, a visit to its website, an editor's edit or review. That the starter guide
 * has it is general knowledge, and no check.
 */
export function lastCheckedOf({ records, edits, editedFields, isReviewed }: Checkable): LastChecked {
  const byEditors = [...editedFields, ...(isReviewed ? ['isReviewed'] : [])].flatMap((field) => {
    const edit = edits.get(field)
    return edit ? [{ source: 'editor' as const, at: edit.at }] : []
  })
  const bySources = records.flatMap((record) => {
    const source = nameOf(record)
    const isCheck = source !== undefined && source !== 'starter' && record.goneSince === null
    return isCheck ? [{ source, at: record.fetchedAt }] : []
  })
  const [last] = [...byEditors, ...bySources].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return last ? { source: last.source, date: utcDay(last.at) } : null
}
