import { fieldLabel } from '../../editing/imports/change-rows.ts'
import { byWhom } from '../../office/accounts/audit-log/by-whom.ts'
import type { RecentChange } from './recent-change.schema.ts'

type ToldChange = {
  who: string
  /** What stands before the link: 'changed the opening hours of'. */
  did: string
  /** The link's words: 'Lido', '20 places'. */
  what: string
  to: string
  search?: Record<string, string>
  /** What stands after it: 'in Vienna'. */
  where?: string
}

export type Things = { one: string; many: string; to: string }

export const things: Record<RecentChange['entity'], Things> = {
  places: { one: 'a place', many: 'places', to: '/admin/places' },
  cities: { one: 'a city', many: 'cities', to: '/admin/cities' },
  place_images: { one: 'a photo', many: 'photos', to: '/admin/places' },
  configs: { one: 'a configuration', many: 'configurations', to: '/admin/config' },
  static_assets: { one: 'a picture of the site', many: 'pictures of the site', to: '/admin/config' },
  page_content: { one: 'a text', many: 'texts', to: '/admin/page-content' },
  page_metadata: { one: 'what search engines show', many: 'pages’ metadata', to: '/admin/seo-metadata' },
  fun_types: { one: 'what search engines show', many: 'fun types’ metadata', to: '/admin/seo-metadata' },
  search_radius_options: { one: 'a search radius', many: 'search radii', to: '/admin/search-radius' },
}

export const verbs: Record<RecentChange['action'], string> = {
  ...{ create: 'added', update: 'changed', delete: 'deleted', restore: 'brought back', confirm: 'confirmed' },
}

/** A change in words, and where one looks at it. */
export function tellChange(change: RecentChange): ToldChange {
  const { entity, action, count, name, importRunId } = change
  const { one, many, to } = things[entity]
  const amount = count === 1 ? one : `${count.toLocaleString('en')} ${many}`
  if (importRunId !== null)
    return {
      ...{ who: `Import ${importRunId}`, did: verbs[action], what: amount },
      ...{ to: `/admin/imports/${importRunId}`, ...(name !== null && { where: `in ${name}` }) },
    }
  const isGone = action === 'delete' && (entity === 'places' || entity === 'cities')
  return {
    who: byWhom(change) ?? 'The guide or a former account',
    did: [verbs[action], name !== null && partOf(change)].filter(Boolean).join(' '),
    what: name ?? amount,
    to: isGone ? '/admin/history' : to,
    ...(name !== null && (isGone || entity !== 'cities') && { search: { search: name } }),
  }
}

/** Of what is named, the part that was changed. */
export function partOf({ entity, fields }: { entity: string; fields: readonly string[] }): string {
  if (entity === 'place_images') return 'a photo of'
  const nouns = [...new Set(fields.map(nounOf))]
  return nouns.length > 0 && nouns.length <= 2 ? `the ${nouns.join(' and ')} of` : ''
}

function nounOf(field: string): string {
  const [, noun] = grouped.find(([fieldsOfIt]) => fieldsOfIt.test(field)) ?? []
  return noun ?? fieldLabel(field).toLowerCase()
}

const grouped: readonly [RegExp, string][] = [
  [/^(is[A-Z]|refused$)/, 'status'],
  [/^addr/, 'address'],
  [/^(lat|lng)$/, 'position'],
  [/^ageGroup/, 'ages'],
]
