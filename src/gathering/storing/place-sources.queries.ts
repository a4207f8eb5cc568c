import { sql } from 'drizzle-orm'
import { publicFacts } from '../../guide/facts/fact-names.ts'
import type { FactSource, LastChecked } from '../../guide/facts/fact-source.schema.ts'
import type { FactName } from '../../guide/facts/facts.ts'
import { positionKeyOf } from '../../guide/geocoding/geocode-answer.queries.ts'
import type { GeocodeAnswer } from '../../guide/geocoding/geocode-answer.schema.ts'
import type { PublicSources } from '../../guide/place-lists/place.schema.ts'
import { isByHand } from '../../office/accounts/audit-log/by-hand.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { PlaceGroup } from '../matching/place-groups.ts'
import { type FieldEdit, factSourceOf, lastCheckedOf } from '../merging/fact-sources.ts'
import type { StoredPlace } from '../merging/stored-place.ts'
import { type Sayer, whoSaidIt } from '../merging/who-said-it.ts'
import { addressOfAnswer } from '../providers/nominatim/address-of-answer.ts'
import { findStoredPlaces } from './known-places.queries.ts'
import { loadGroups, sourcesOf } from './stored-groups.queries.ts'

type Statement = { name: FactName; sayer: Sayer; source: FactSource; edit: FieldEdit | undefined }

type PlaceSources = { facts: readonly Statement[]; lastChecked: LastChecked }

/** Who says each fact of a place, worked out from its records, edits and answers as they stand; undefined without one. */
export const findPlaceSources = async (db: Queries, id: number): Promise<PlaceSources | undefined> =>
  (await findAll(db, [id])).get(id)

async function findAll(db: Queries, ids: readonly number[]): Promise<Map<number, PlaceSources>> {
  // One after the other: a transaction has one connection.
  const stored = await findStoredPlaces(db, ids)
  const groups = await loadGroups(db, ids)
  const edits = await findEdits(db, ids)
  const answers = await findAnswers(db, ids)
  return new Map(
    [...stored].flatMap(([id, place]) => {
      const group = groups.get(id)
      if (!group) return []
      const told = sourcesOfPlace(place, group, edits.get(id) ?? new Map(), answers.get(id) ?? [])
      return [[id, told] as const]
    }),
  )
}

function sourcesOfPlace(
  place: StoredPlace,
  group: PlaceGroup,
  edits: ReadonlyMap<string, FieldEdit>,
  answers: readonly StoredAnswer[],
): PlaceSources {
  const [answer] = answers.flatMap(({ answer, at }) => {
    const found = addressOfAnswer(answer, place)
    return found ? [{ found, at }] : []
  })
  const sayers = whoSaidIt({ place, sources: sourcesOf(group), found: answer?.found })
  const facts = [...sayers].flatMap(([name, sayer]) => {
    const source = factSourceOf(name, sayer, { website: place.website, edits, foundAt: answer?.at })
    return source ? [{ name, sayer, source, edit: sayer === 'editor' ? edits.get(name) : undefined }] : []
  })
  const records = group.members.map(({ record }) => record)
  return { facts, lastChecked: lastCheckedOf({ ...place, records, edits }) }
}

/** What of places everybody may know, by their ids: no names, neither of editors nor of what only they see. */
export async function findSourcesOfPlaces(
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, PublicSources>> {
  const isPublic: ReadonlySet<FactName> = new Set(publicFacts)
  const known = [...(await findAll(db, ids))].map(([id, { facts, lastChecked }]) => {
    const told = facts.filter(({ name }) => isPublic.has(name))
    return [
      id,
      { sources: Object.fromEntries(told.map(({ name, source }) => [name, source])), lastChecked },
    ] as const
  })
  return new Map(known)
}

/** By place and field, when it was last set, or became the editor's own; imports note what they do under their run. */
async function findEdits(db: Queries, ids: readonly number[]): Promise<Map<number, Map<string, FieldEdit>>> {
  const { rows } = await db.execute<{ id: number; field: string; at: string; userId: string | null }>(sql`
    select distinct on (e.entity_id, field) e.entity_id::int as id, field, to_json(e.at) #>> '{}' as at, e.user_id as "userId"
    from audit_log e, lateral (
      select key as field from jsonb_each(e.after) where key <> 'isReviewed' or value = 'true'
      union select field from jsonb_array_elements_text(e.after -> 'editedFields') field
        where not coalesce(e.before -> 'editedFields' ? field, false)) noted
    where e.entity = 'places' and e.entity_id = any(${sql.param(ids.map(String))}::text[]) and ${isByHand('e')}
      and e.action in ('create', 'update', 'restore', 'confirm') and jsonb_typeof(e.after) = 'object'
    order by e.entity_id, field, e.at desc, e.id desc`)
  const ofPlaces = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    [...ofPlaces].map(([id, edits]) => [
      id,
      new Map(edits.map(({ field, at, userId }) => [field, { at: new Date(at), userId }])),
    ]),
  )
}

type StoredAnswer = { answer: GeocodeAnswer; at: Date }

async function findAnswers(db: Queries, ids: readonly number[]): Promise<Map<number, StoredAnswer[]>> {
  const { rows } = await db.execute<{ id: number; answer: GeocodeAnswer; at: string }>(sql`
    select p.id, a.answer, to_json(a.fetched_at) #>> '{}' as at
    from places p join geocode_answers a on a.key in (p.place_id, ${positionKeyOf}) and a.answer is not null
    where p.id = any(${sql.param(ids)}::int[]) order by a.key = p.place_id desc`)
  const answers = rows.map(({ id, answer, at }) => ({ id, answer, at: new Date(at) }))
  return Map.groupBy(answers, ({ id }) => id)
}
