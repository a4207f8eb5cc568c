const widths = [320, 640, 960, 1280] as const

/** In which smaller widths a photo of that width is kept. */
export const narrowerWidths = (width: number): number[] => widths.filter((narrower) => narrower < width)

type Named = { nonce: string; width: number; height: number }

/** Where a stored photo lies: by a hash and 16 digits of its own, with its size in pixels. */
export const photoPath = (folder: string, hash: string, { nonce, width, height }: Named) =>
  `${folder}/${hash.slice(0, 2)}/${hash.slice(2, 24)}${nonce}-${width}x${height}.webp`

/** What the paths of all photos hold that were made from the same upload for the same owner. */
export const uploadOf = (path: string): string | undefined =>
  /\/[0-9a-f]{2}\/[0-9a-f]{22}(?=[0-9a-f]{16}-)/.exec(path)?.[0]

const croppedFolder = 'cropped'

/** Where another crop of a stored photo lies, made from the same upload. */
export const framedPath = (path: string, { isCropped, ...named }: Named & { isCropped: boolean }) =>
  photoPath(
    isCropped ? croppedFolder : 'places',
    // One of another name is no upload's.
    (uploadOf(path) ?? named.nonce + named.nonce).replaceAll('/', ''),
    named,
  )

/** Where the whole of a stored photo lies: beside it, where it is cropped. */
export const wholePath = (path: string): string =>
  path.startsWith(`${croppedFolder}/`) ? path.replace(/\.webp$/, '.whole.webp') : path

/** The width of a stored photo, from its name; undefined for what does not come in several. */
export const storedWidth = (path: string): number | undefined => {
  const width = /-(\d{1,4})x\d{1,4}\.webp$/.exec(path)?.[1]
  return width === undefined ? undefined : Number(width)
}

/** Where the same photo lies in a smaller width. */
export const narrowerPath = (path: string, width: number): string => path.replace(/\.webp$/, `.${width}.webp`)

/** The photo that a file belongs to: itself, or one of its smaller widths, or its whole, also half written. */
export const originalPath = (path: string): string =>
  path.replace(/\.part$/, '').replace(/\.(?:320|640|960|1280|whole)(?=\.webp$)/, '')

/** A stored photo, all its smaller widths, and the whole of it where it is cropped. */
export const allPaths = (path: string): string[] => [
  path,
  ...narrowerWidths(storedWidth(path) ?? 0).map((width) => narrowerPath(path, width)),
  ...[wholePath(path)].filter((whole) => whole !== path),
]
