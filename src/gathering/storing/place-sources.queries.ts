import { sql } from 'drizzle-orm'
import { publicFacts } from '../../guide/facts/fact-names.ts'
import type { FactSource, LastChecked } from '../../guide/facts/fact-source.schema.ts'
import type { FactName } from '../../guide/facts/facts.ts'
import { positionKeyOf } from '../../guide/geocoding/geocode-answer.queries.ts'
import type { GeocodeAnswer } from '../../guide/geocoding/geocode-answer.schema.ts'
import type { PublicSources } from '../../guide/place-lists/place.schema.ts'
import type { Database } from '../../platform/database.ts'
import { type FieldEdit, factSourceOf, lastCheckedOf } from '../merging/fact-sources.ts'
import { type Sayer, whoSaidIt } from '../merging/who-said-it.ts'
import { addressOfAnswer } from '../providers/nominatim/address-of-answer.ts'
import { findStoredPlaces } from './known-places.queries.ts'
import { loadGroups, sourcesOf } from './stored-groups.queries.ts'

type Statement = { name: FactName; sayer: Sayer; source: FactSource; edit: FieldEdit | undefined }

type PlaceSources = { facts: readonly Statement[]; lastChecked: LastChecked }

/** Who says each fact of a place, worked out from its records, edits and answers as they stand; undefined without one. */
export async function findPlaceSources(db: Database, id: number): Promise<PlaceSources | undefined> {
  const [stored, groups, edits, answers] = await Promise.all([
    findStoredPlaces(db, [id]),
    loadGroups(db, [id]),
    findEdits(db, id),
    findAnswers(db, id),
  ])
  const place = stored.get(id)
  const group = groups.get(id)
  if (!place || !group) return undefined
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

/** What of it everybody may know: no names, neither of editors nor of what only they see. */
export async function findPublicSources(db: Database, id: number): Promise<PublicSources> {
  const { facts = [], lastChecked = null } = (await findPlaceSources(db, id)) ?? {}
  const isPublic: ReadonlySet<FactName> = new Set(publicFacts)
  const told = facts.filter(({ name }) => isPublic.has(name))
  return { sources: Object.fromEntries(told.map(({ name, source }) => [name, source])), lastChecked }
}

/** By field, when it was last set, or became the editor's own; imports note what they do under their run. */
async function findEdits(db: Database, placeId: number): Promise<Map<string, FieldEdit>> {
  const { rows } = await db.execute<{ field: string; at: string; userId: string | null }>(sql`
    select distinct on (field) field, to_json(e.at) #>> '{}' as at, e.user_id as "userId"
    from audit_log e, lateral (
      select key as field from jsonb_each(e.after) where key <> 'isReviewed' or value = 'true'
      union select field from jsonb_array_elements_text(e.after -> 'editedFields') field
        where not coalesce(e.before -> 'editedFields' ? field, false)) noted
    where e.entity = 'places' and e.entity_id = ${String(placeId)} and e.import_run_id is null
      and e.action in ('create', 'update', 'restore') and jsonb_typeof(e.after) = 'object'
    order by field, e.at desc, e.id desc`)
  return new Map(rows.map(({ field, at, userId }) => [field, { at: new Date(at), userId }]))
}

async function findAnswers(db: Database, placeId: number): Promise<{ answer: GeocodeAnswer; at: Date }[]> {
  const { rows } = await db.execute<{ answer: GeocodeAnswer; at: string }>(sql`
    select a.answer, to_json(a.fetched_at) #>> '{}' as at
    from places p join geocode_answers a on a.key in (p.place_id, ${positionKeyOf}) and a.answer is not null
    where p.id = ${placeId} order by a.key = p.place_id desc`)
  return rows.map(({ answer, at }) => ({ answer, at: new Date(at) }))
}
