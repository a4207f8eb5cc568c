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

/** A sentence for each import that must not be, with what to do: of areas first, then of folders within an area, then of theirs. */
export function wrongImports(imports: readonly Import[]): string[] {
  const withinArea = imports.filter(({ from, to }) => areaOf(from) === areaOf(to))
  // What lies beside the folders of a folder puts them together, or is what they share.
  const withinFolder = withinArea.filter(
    ({ from, to }) => folderOf(from) === folderOf(to) && isInPart(from) && isInPart(to),
  )
  return [
    ...imports.flatMap(intoHigherArea),
    ...intoCircles(withinArea, folderOf),
    ...intoCircles(withinFolder, partOf),
  ]
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

/** Imports between folders that import each other, however far around; `placeOf` says which folder a file counts for. */
function intoCircles(imports: readonly Import[], placeOf: (file: string) => string): string[] {
  const crossing = imports.filter(({ from, to }) => placeOf(from) !== placeOf(to))
  const neighbours = new Map<string, Set<string>>()
  for (const { from, to } of crossing) {
    const known = neighbours.get(placeOf(from)) ?? new Set()
    neighbours.set(placeOf(from), known.add(placeOf(to)))
  }
  return crossing.flatMap(({ from, to }) => {
    const way = wayBetween(placeOf(to), placeOf(from), neighbours)
    if (!way) return []
    const [back, next] = way
    const backImport = crossing.find((other) => placeOf(other.from) === back && placeOf(other.to) === next)
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

/** Of 'src/guide/opening-hours/days/weekday.ts' the folder 'src/guide/opening-hours/days'. */
const partOf = (file: string) => file.split('/').slice(0, -1).slice(0, 4).join('/')

const isInPart = (file: string) => partOf(file) !== folderOf(file)

const rankOf = (area: string) => areas.indexOf(area)
