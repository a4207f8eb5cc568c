import type { z } from 'zod'
import { wholeAnswer } from '../../office/shell/whole-answer.ts'
import { sendForm } from '../../office/uploads/send-form.requests.ts'
import type { AssetType } from '../../site/site-assets/site-asset.ts'
import type { AssetUploadAnswer } from '../../site/site-assets/static-asset.schema.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import type { adminStaticAssetsApi } from './admin-site-assets.api.ts'

const calls = apiClient<typeof adminStaticAssetsApi>('/api/static-assets')

/** The asset of a type; null where there is none. */
export const getAsset = async (assetType: AssetType) =>
  (await contentOf(calls.index.$get({ query: { assetType } })))[0] ?? null

export type AssetTexts = Record<'altText' | 'description', string>

export function uploadAsset(
  type: AssetType,
  { file, ...texts }: AssetTexts & { file: File },
  onProgress: (part: number) => void,
) {
  const form = new FormData()
  form.set('type', type)
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  form.set('file', file)
  return sendForm<Partial<z.infer<typeof AssetUploadAnswer>>>('/api/assets/upload', form, onProgress)
}

type Uploaded = AssetTexts & { uploadURL: string; publicUrl: string; name: string }

export const saveAsset = (assetType: AssetType, asset: Uploaded) =>
  wholeAnswer(
    contentOf(calls.save.$post({ json: { ...asset, assetType, makePublic: true } })),
    'id',
    async () => {
      const saved = await getAsset(assetType)
      if (!saved) throw new Error('There is no such asset')
      return saved
    },
  )

export const deleteAsset = (id: number) => contentOf(calls[':id'].$delete({ param: { id: String(id) } }))

export const undoAssetDeletion = (historyId: number) =>
  contentOf(calls.deletions[':historyId'].undo.$post({ param: { historyId: String(historyId) } }))
