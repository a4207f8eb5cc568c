export type OsmTags = Readonly<Record<string, string>>

/** A node, way or relation; for the latter two the position is the middle of the bounding box. */
export type OsmElement = {
  type: 'node' | 'way' | 'relation'
  id: number
  lat?: number
  lon?: number
  tags: OsmTags
  timestamp?: string
  version?: number
}

/** A tag's values: 'museum;gallery' holds two. */
export function tagValues(tags: OsmTags, key: string): string[] {
  const text = tags[key]
  if (!text) return []
  return text.includes(';') ? text.split(';').map((value) => value.trim()) : [text.trim()]
}
