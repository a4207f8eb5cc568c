import { isPlausibleName, mostUploadBytes } from './upload-type.ts'

/** Why a chosen file is not even sent; undefined for one that is worth a try. */
export function refusalOf(file: { name: string; type: string; size: number }) {
  const isImage =
    file.type.startsWith('image/') ||
    (file.type === '' && /\.(?:jpe?g|png|webp|avif|hei[cf]|ico)$/i.test(file.name))
  if (!isImage || !isPlausibleName(file.type))
    return { title: 'Invalid file type', description: 'Please select an image file' }
  if (file.size === 0)
    return { title: 'Upload failed', description: 'The file is empty. It may not have been copied whole.' }
  if (file.size > mostUploadBytes)
    return { title: 'Upload failed', description: 'An image may have at most 20 MB' }
  return undefined
}
