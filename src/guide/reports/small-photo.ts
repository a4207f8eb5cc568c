const longestSide = 1280

/**
 * A photo as it is sent, in base64: large enough to read a sign on, and without what a camera notes beside it. Undefined for
 * what the browser cannot read.
 */
export async function smallPhoto(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.75).split(',')[1]
  } catch {
    return undefined
  }
}
