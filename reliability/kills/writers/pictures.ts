import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { shownFocus, unframed } from '../../../src/editing/photos/framing.ts'
import type { Framing } from '../../../src/guide/photos/framing.ts'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Writer } from '../writer.ts'

type Photos = { texts: string[]; noted: number }

async function pictureForm(n: number, texts: Record<string, string>): Promise<FormData> {
  const background = { r: n % 256, g: (n >> 8) % 256, b: 120 }
  const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  form.set('file', new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' }))
  return form
}

/** Photos of one place: uploaded, described, made the primary one, deleted. */
export function photosWriter(placeId: number): Writer {
  let n = 0
  return {
    name: 'photos',
    see: (db) => seenPhotos(db, placeId),
    next: ({ state, keys }, random) => {
      const { texts, noted } = state as Photos
      const image = random.below(texts.length)
      const id = keys[image]
      n += 1
      const without = texts.filter((_, nr) => nr !== image)
      if (texts.length > 4)
        return {
          method: 'DELETE',
          path: `/api/admin/places/images/${id}`,
          after: { texts: without, noted: noted + 1 },
        }
      if (texts.length > 0 && random.below(3) === 0)
        return {
          ...{ method: 'PATCH', path: `/api/admin/places/images/${id}`, body: { altText: `Photo ${n}` } },
          after: { texts: texts.with(image, `Photo ${n}`), noted: noted + 1 },
        }
      const nr = n
      return {
        ...{ method: 'POST', path: `/api/admin/places/${placeId}/images/upload` },
        form: () => pictureForm(nr, { altText: `Photo ${nr}` }),
        after: { texts: [...texts, `Photo ${nr}`], noted: noted + 1 },
      }
    },
  }
}

async function seenPhotos(db: Database, placeId: number) {
  const { rows } = await db.execute<{ texts: string[]; ids: number[]; noted: number }>(sql`
    select coalesce(jsonb_agg(alt_text order by id), '[]') as texts, coalesce(jsonb_agg(id order by id), '[]') as ids,
      (select count(*)::int from audit_log where entity = 'place_images' and entity_id in (select entity_id from audit_log
        where entity = 'place_images' and action = 'create' and (after ->> 'placeId')::int = ${placeId})) as noted
    from place_images where place_id = ${placeId}`)
  const { texts = [], ids = [], noted = 0 } = rows[0] ?? {}
  return { state: { texts, noted }, keys: Object.fromEntries(ids.map((id, nr) => [String(nr), id])) }
}

type Framed = { framing: Framing | null; focus: string | null; width: number; noted: number } | null

/** Of a photo that is uploaded once the crop and the point are set together, and taken back together: each crop is another file. */
export function framingWriter(placeId: number): Writer {
  let n = 0
  return {
    name: 'framing',
    see: async (db) => {
      const { rows } = await db.execute<{ state: Framed; keys: Record<string, number> }>(sql`
        select jsonb_build_object('framing', framing, 'focus', focus, 'width', width, 'noted', (
            select count(*) from audit_log where entity = 'place_images' and entity_id = i.id::text)) as state,
          jsonb_build_object('id', id) as keys
        from place_images i where place_id = ${placeId}`)
      return { state: rows[0]?.state ?? null, keys: rows[0]?.keys ?? {} }
    },
    next: ({ state, keys }, random) => {
      n += 1
      const framed = state as Framed
      if (!framed)
        return {
          ...{ method: 'POST', path: `/api/admin/places/${placeId}/images/upload` },
          form: () => pictureForm(1, {}),
          after: { framing: null, focus: null, width: 700, noted: 1 },
        }
      const crop = { x: n % 40, y: 10, width: 50, height: 50 }
      const framing = { crop, focus: { x: crop.x + (n % 7), y: 20 } }
      const isBack = framed.framing !== null && random.below(3) === 0
      return {
        ...{ method: 'PUT', path: `/api/admin/places/images/${keys.id}/framing` },
        body: isBack ? unframed : framing,
        after: {
          ...{ framing: isBack ? null : framing, focus: isBack ? null : shownFocus(framing) },
          ...{ width: isBack ? 700 : 350, noted: framed.noted + 1 },
        },
      }
    },
  }
}

/** The banner: a file is uploaded, then named, which takes the former one away. */
export function assetsWriter(): Writer {
  let n = 0
  let uploaded: string | undefined
  return {
    name: 'site assets',
    see: async (db) => {
      const { rows } = await db.execute<{ text: string }>(
        sql`select alt_text as text from static_assets where asset_type = 'banner'`,
      )
      return { state: rows[0]?.text ?? null, keys: {} }
    },
    next: ({ state }) => {
      n += 1
      const nr = n
      const uploadURL = uploaded
      uploaded = undefined
      if (uploadURL)
        return {
          ...{ method: 'POST', path: '/api/static-assets/save', after: `Banner ${nr}` },
          body: { uploadURL, assetType: 'banner', altText: `Banner ${nr}` },
        }
      return {
        ...{ method: 'POST', path: '/api/assets/upload', after: state },
        form: () => pictureForm(nr, { type: 'banner' }),
        heard: (answer) => {
          uploaded = (answer as { storagePath: string }).storagePath
        },
      }
    },
  }
}
