/** The folders of `src` from the ground up: each may import those before it, never one after it. */
export const areas: readonly string[] = [
  'platform',
  'outgoing',
  'web',
  'ui',
  'guide',
  'office',
  'site',
  'gathering',
  'editing',
  'system',
  'app',
  'commands',
]

/** One file imports another, if only its types; paths like 'src/guide/places/place.table.ts'. */
export type Import = { from: string; to: string }

/** A sentence for each import that must not be, with what to do: of areas first, then of folders within an area. */
export function wrongImports(imports: readonly Import[]): string[] {
  const within = imports.filter(
    ({ from, to }) => areaOf(from) === areaOf(to) && folderOf(from) !== folderOf(to),
  )
  return [...imports.flatMap(intoHigherArea), ...intoCircles(within)]
}

function intoHigherArea({ from, to }: Import): string[] {
  const [low, high] = [areaOf(from), areaOf(to)]
  const [lowRank, highRank] = [rankOf(low), rankOf(high)]
  if (lowRank === -1) return [`${from}: src has no area '${low}'. Its areas: ${areas.join(', ')}`]
  if (highRank <= lowRank) return []
  return [
    `${from} imports ${to}, but '${low}' lies below '${high}'. What it needs of it belongs into '${low}' or an area below, ` +
      `or else this file into '${high}'`,
  ]
}

/** Imports between folders that import each other, however far around. */
function intoCircles(imports: readonly Import[]): string[] {
  const neighbours = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const known = neighbours.get(folderOf(from)) ?? new Set()
    neighbours.set(folderOf(from), known.add(folderOf(to)))
  }
  return imports.flatMap(({ from, to }) => {
    const way = wayBetween(folderOf(to), folderOf(from), neighbours)
    if (!way) return []
    const [back, next] = way
    const backImport = imports.find((other) => folderOf(other.from) === back && folderOf(other.to) === next)
    return [
      `${from} imports ${to}, which closes a circle of folders: ${backImport?.from} imports ${backImport?.to}. What both ` +
        'need belongs into a folder below both, or one of these files into the other folder',
    ]
  })
}

/** The folders on the shortest way from one to the other; undefined where none leads there. */
function wayBetween(
  start: string,
  end: string,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): string[] | undefined {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    const here = way.at(-1) ?? start
    if (here === end) return way
    for (const next of neighbours.get(here) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

/** Of 'src/guide/places/place.table.ts' 'guide'; files beside the areas put all together. */
function areaOf(file: string): string {
  const steps = file.split('/')
  return steps.length > 2 ? (steps[1] ?? '') : 'app'
}

const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/')

const rankOf = (area: string) => areas.indexOf(area)
