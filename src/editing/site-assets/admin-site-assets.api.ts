import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { ByHistoryId, Deleted } from '../../office/accounts/audit-log/deleted.schema.ts'
import { undoDeletion } from '../../office/accounts/audit-log/deleted-rows.queries.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { noteUnnamedFile } from '../../office/files/file-removals.queries.ts'
import type { ImageStore } from '../../office/files/image-store.task.ts'
import { removeUnnamed, type StoreParts } from '../../office/files/sweep-files.task.ts'
import { withUpload, wrongType } from '../../office/uploads/read-upload.api.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import { assetMimeTypes, assetNames, assetPath, ownAssetPath } from '../../site/site-assets/site-asset.ts'
import {
  deleteAsset,
  listAssets,
  type NewAsset,
  saveAsset,
} from '../../site/site-assets/static-asset.queries.ts'
import {
  AssetsQuery,
  AssetToSave,
  AssetUploadAnswer,
  AssetUploadTexts,
  type CheckedAsset,
  StaticAsset,
} from '../../site/site-assets/static-asset.schema.ts'

const addressOf = (storagePath: string) => `/api/images/${storagePath}`

/** Stores a file that `save` names within a day; until then nobody sees it. */
export const assetUploadApi = ({ db, store }: Pick<StoreParts, 'db' | 'store'>) =>
  new Hono().post(
    '/upload',
    describe(
      'Stores a logo, favicon or banner: a form with file, type, altText, description',
      AssetUploadAnswer,
      {
        problems: [413, 415, 422],
      },
    ),
    (c) =>
      withUpload(c, AssetUploadTexts, async (file, { type }) => {
        if (file.type === 'image/x-icon' && type !== 'favicon') throw wrongType()
        const { makeAsset } = await import('./make-asset.task.ts')
        const made = await makeAsset(type, file)
        const storagePath = assetPath(type, randomBytes(20).toString('hex'), made)
        await noteUnnamedFile(db, storagePath, { hours: 24 })
        await store.write(storagePath, made.bytes)
        return c.json({ storagePath, publicUrl: addressOf(storagePath) })
      }),
  )

/** Beside the public calls, below /api/static-assets. */
export const adminStaticAssetsApi = ({ db, store, log }: StoreParts) =>
  new Hono()
    .get(
      '/',
      describe('The stored assets, of one type if one is named', z.array(StaticAsset)),
      valid('query', AssetsQuery),
      async (c) => c.json(await listAssets(db, c.req.valid('query').assetType)),
    )
    .post(
      '/save',
      describe('Makes an upload the logo, favicon or banner', StaticAsset, { problems: [422] }),
      valid('json', AssetToSave),
      async (c) => {
        const asset = await checked(store, c.req.valid('json'))
        const { saved, replaced } = await saveAsset(db, signedInUser(c).id, asset)
        if (replaced) await removeUnnamed({ db, store, log }, replaced)
        return c.json(saved)
      },
    )
    .delete(
      '/:id',
      describe('Deletes an asset', Deleted, { problems: [404] }),
      valid('param', z.object({ id: Id })),
      async (c) => {
        const historyId = await deleteAsset(db, signedInUser(c).id, c.req.valid('param').id)
        return c.json({ success: true as const, historyId })
      },
    )
    .post(
      '/deletions/:historyId/undo',
      describe('Brings an asset back, within an hour', z.object({ success: z.literal(true) }), {
        problems: [404, 409, 422],
      }),
      valid('param', ByHistoryId),
      async (c) => {
        const entryId = c.req.valid('param').historyId
        await undoDeletion(db, { entity: 'static_assets', entryId, userId: signedInUser(c).id })
        return c.json({ success: true as const })
      },
    )

/** @throws Problem 422 for anything but a file that was uploaded here for that use */
async function checked(store: ImageStore, asset: CheckedAsset): Promise<NewAsset> {
  const { assetType, uploadURL, makePublic, altText, description } = asset
  const storagePath = ownAssetPath(assetType, uploadURL)
  const file = storagePath && (await store.read(storagePath))
  if (!storagePath || !file) throw brokenRule('uploadURL', `Upload a ${assetType} first`)
  if (asset.publicUrl && ownAssetPath(assetType, asset.publicUrl) !== storagePath)
    throw brokenRule('publicUrl', 'Must be the address that the upload was answered with')
  return {
    ...{ assetType, storagePath, altText, description, isActive: makePublic },
    name: asset.name ?? assetNames[assetType],
    publicUrl: addressOf(storagePath),
    fileSize: file.byteLength,
    mimeType: assetMimeTypes[assetType],
  }
}
