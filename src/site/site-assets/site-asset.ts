export const assetTypes = ['logo', 'favicon', 'banner'] as const
export type AssetType = (typeof assetTypes)[number]

/** As screens name them. */
export const assetNames: Record<AssetType, string> = { logo: 'Logo', favicon: 'Favicon', banner: 'Banner' }

const extensions: Record<AssetType, string> = { logo: 'webp', favicon: 'ico', banner: 'jpg' }

export const assetMimeTypes: Record<AssetType, string> = {
  logo: 'image/webp',
  favicon: 'image/x-icon',
  banner: 'image/jpeg',
}

type Size = { width: number; height: number }

/** Where an uploaded asset lies: by 40 digits of its own, with its size in pixels. */
export const assetPath = (type: AssetType, nonce: string, { width, height }: Size) =>
  `site/${type}-${nonce}-${width}x${height}.${extensions[type]}`

/** The path that an asset's address or path leads to; undefined for all that is no upload of ours of that type. */
export function ownAssetPath(type: AssetType, address: string): string | undefined {
  const path = address.replace(/^\/api\/images\//, '')
  const pattern = new RegExp(`^site/${type}-[0-9a-f]{40}-\\d{1,4}x\\d{1,4}\\.${extensions[type]}$`)
  return pattern.test(path) ? path : undefined
}

/** In pixels, from the name of a stored asset. */
export function assetSize(path: string): Size | undefined {
  const [, width, height] = /-(\d{1,4})x(\d{1,4})\.\w+$/.exec(path) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}
