import { useState } from 'react'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { FileDrop } from '../../office/uploads/file-drop.tsx'
import { refusalOf } from '../../office/uploads/refusal-of-file.ts'
import { UploadProgress } from '../../office/uploads/upload-progress.tsx'
import { type AssetType, assetNames } from '../../site/site-assets/site-asset.ts'
import type { StaticAsset } from '../../site/site-assets/static-asset.schema.ts'
import { Field, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { type AssetTexts, saveAsset, uploadAsset } from './static-assets.requests.ts'

interface AssetUploadProps {
  type: AssetType
  asset: StaticAsset | null
  onSaved: (asset: StaticAsset) => void
}

const fields = [
  { name: 'altText', label: 'Alt Text' },
  { name: 'description', label: 'Description' },
] as const

const textsOf = (asset: StaticAsset | null): AssetTexts => ({
  altText: asset?.altText ?? '',
  description: asset?.description ?? '',
})

/** Takes a file and, once it is stored, makes it the asset. */
export function AssetUpload({ type, asset, onSaved }: AssetUploadProps) {
  const draft = useDraft({ form: `asset:${type}`, first: asset, formOf: textsOf })
  const texts = draft.values
  const [sent, setSent] = useState<number>()
  const take = async (file: File) => {
    const refusal = refusalOf(file)
    if (refusal) return toast({ ...refusal, variant: 'destructive' })
    setSent(0)
    const uploaded = await uploading(uploadAsset(type, { file, ...texts }, setSent))
    const saved = uploaded && (await saving(saveAsset(type, { ...uploaded, name: file.name, ...texts })))
    setSent(undefined)
    if (!saved) return
    toast({ title: `${assetNames[type]} uploaded successfully` })
    draft.follow(saved, texts)
    onSaved(saved)
  }
  return (
    <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3 px-2.5">
      <DraftNote {...draft.note} />
      {fields
        .filter(({ name }) => type !== 'favicon' || name !== 'altText')
        .map(({ name, label }) => (
          <Field key={name} label={label} hint="With the next upload">
            {(control) => (
              <input
                {...control}
                maxLength={300}
                value={texts[name]}
                onChange={(event) => draft.set({ [name]: event.target.value })}
                className={inputClass}
              />
            )}
          </Field>
        ))}
      {sent !== undefined && <UploadProgress sent={sent} />}
      <FileDrop
        accept="image/*,.ico"
        label={asset ? `Replace ${type}` : 'Choose a file'}
        onFiles={([file]) => file && take(file)}
        isBusy={sent !== undefined}
      />
    </div>
  )
}

async function uploading(upload: ReturnType<typeof uploadAsset>) {
  try {
    const { storagePath, publicUrl } = await upload
    if (!storagePath || !publicUrl) throw new Error('The answer names no stored file')
    return { uploadURL: storagePath, publicUrl }
  } catch (error) {
    return failed('Upload failed', error)
  }
}

const saving = (save: ReturnType<typeof saveAsset>) =>
  save.catch((error: unknown) => failed('Failed to save asset', error))

function failed(title: string, error: unknown): undefined {
  sayFailure(title, error)
}
