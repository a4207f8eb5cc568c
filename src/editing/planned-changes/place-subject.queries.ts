import type { StoredPlace } from '../../gathering/merging/stored-place.ts'
import { findStoredPlaces } from '../../gathering/storing/known-places.queries.ts'
import type { EditableFact } from '../../guide/facts/fact-names.ts'
import { lockPlace } from '../../guide/places/lock-places.queries.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Queries } from '../../platform/database/database.ts'
import { editPlaces } from '../places/edit-places.queries.ts'
import { lockVersion } from '../places/place-changes.queries.ts'
import { valuesOf } from '../places/place-edit.queries.ts'
import { KeptPlaceEdit, type PlaceEdit } from '../places/place-edit.schema.ts'
import type { Current, Values } from './planned-subject.ts'
import type { Subject } from './subject.queries.ts'

/** The facts and flags of a place. */
export const placeSubject: Subject<PlaceEdit, KeptPlaceEdit> = {
  read: KeptPlaceEdit.parse,
  lock: async (tx, key) => {
    await lockPlace(tx, Number(key))
    return (await findCurrent(tx, [key])).get(key)
  },
  findCurrent,
  plan: async (tx, key, { updatedAt, releasedFields, ...edit }) => {
    await lockVersion(tx, { id: Number(key), updatedAt })
    const current = (await findCurrent(tx, [key])).get(key)
    if (!current) throw notFound('place')
    return { current, changes: { ...(await valuesOf(tx, edit)), releasedFields } as KeptPlaceEdit }
  },
  publish: async (tx, { key, changes: { releasedFields: released, ...values }, userId }) =>
    void (await editPlaces(tx, [{ id: Number(key), values, released }], { userId })),
  wanted: ({ releasedFields = [], ...values }) => ({
    ...asJson(values),
    // What the sources will say by then is not known.
    ...Object.fromEntries(releasedFields.map((field) => [field, { isReleased: true }])),
  }),
  only: ({ releasedFields = [], ...values }, fields) => {
    const released = releasedFields.filter((field: EditableFact) => fields.includes(field))
    return {
      ...Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field))),
      ...(released.length > 0 && { releasedFields: released }),
    }
  },
}

async function findCurrent(db: Queries, keys: readonly string[]): Promise<Map<string, Current>> {
  const places = await findStoredPlaces(db, keys.map(Number))
  return new Map([...places].map(([id, place]) => [String(id), currentOf(place)]))
}

const currentOf = ({ displayName, name, ...values }: StoredPlace): Current => ({
  name: displayName ?? name,
  values: asJson({ ...values, displayName, name }),
})

/** As it is once it was stored as JSON. */
const asJson = (values: object): Values => JSON.parse(JSON.stringify(values))
