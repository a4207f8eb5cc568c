const widths = [320, 640, 960, 1280] as const

/** In which smaller widths a photo of that width is kept. */
export const narrowerWidths = (width: number): number[] => widths.filter((narrower) => narrower < width)

/** Where a stored photo lies: by a hash, with its size in pixels. */
export const photoPath = (
  folder: string,
  hash: string,
  { width, height }: { width: number; height: number },
) => `${folder}/${hash.slice(0, 2)}/${hash.slice(2, 40)}-${width}x${height}.webp`

/** The width of a stored photo, from its name; undefined for what does not come in several. */
export const storedWidth = (path: string): number | undefined => {
  const width = /-(\d{1,4})x\d{1,4}\.webp$/.exec(path)?.[1]
  return width === undefined ? undefined : Number(width)
}

/** Where the same photo lies in a smaller width. */
export const narrowerPath = (path: string, width: number): string => path.replace(/\.webp$/, `.${width}.webp`)

/** The name that the database knows a file's picture by. */
export const originalPath = (path: string): string => path.replace(/\.\d{3,4}\.webp$/, '.webp')

/** A stored photo and all its smaller widths. */
export const allPaths = (path: string): string[] => [
  path,
  ...narrowerWidths(storedWidth(path) ?? 0).map((width) => narrowerPath(path, width)),
]
