const keptMs = 3_600_000
const mostKept = 500

/**
 * The same search, asked once an hour: as Nominatim's usage policy wants, and without who asked. In memory alone, since what
 * visitors type is where they live.
 */
export function keptSearches<Found>(search: (text: string) => Promise<Found>, now = Date.now) {
  const kept = new Map<string, { until: number; found: Found }>()
  return async (typed: string): Promise<Found> => {
    const text = typed.trim().replace(/\s+/g, ' ')
    const key = text.toLowerCase()
    const known = kept.get(key)
    if (known && known.until > now()) return known.found
    const found = await search(text)
    kept.delete(key)
    kept.set(key, { until: now() + keptMs, found })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
