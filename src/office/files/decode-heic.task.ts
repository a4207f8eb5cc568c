import libheif from 'libheif-js/wasm-bundle.js'

/** `isTaken`: the size may be; else nothing is decoded. */
export type HeicPixels = { width: number; height: number; data: Uint8Array }

/**
 * The pixels of an iPhone's photo, three bytes each, upright, in the colours that the file means. @throws Error for what is
 * damaged; what `look` throws, which hears of the size before anything is decoded
 */
export async function decodeHeic(
  file: Uint8Array,
  look: (size: { width: number; height: number }) => void,
): Promise<HeicPixels> {
  const context = libheif.heif_context_alloc()
  const read = libheif.heif_context_read_from_memory(context, file)
  if (read.code !== libheif.heif_error_code.heif_error_Ok) throw new Error(String(read.message))
  const handle = libheif.heif_js_context_get_primary_image_handle(context)
  if (!handle || handle.code) throw new Error('The file has no picture')
  const width = libheif.heif_image_handle_get_width(handle)
  const height = libheif.heif_image_handle_get_height(handle)
  look({ width, height })
  const { heif_colorspace_RGB } = libheif.heif_colorspace
  const { heif_chroma_interleaved_RGB } = libheif.heif_chroma
  const decoded = await libheif.heif_js_decode_image2(
    handle,
    heif_colorspace_RGB,
    heif_chroma_interleaved_RGB,
  )
  const [channel] = decoded?.channels ?? []
  if (!channel || channel.width !== width || channel.height !== height)
    throw new Error('The picture cannot be decoded')
  return { width, height, data: closeRows(channel) }
}

type Channel = { width: number; height: number; stride: number; data: Uint8Array }

/** Without what the decoder leaves free at the end of each row. */
function closeRows({ width, height, stride, data }: Channel): Uint8Array {
  if (stride === width * 3) return data.slice()
  const rows = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++)
    rows.set(data.subarray(row * stride, row * stride + width * 3), row * width * 3)
  return rows
}
