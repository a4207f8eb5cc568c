import { type Access, policies } from '../src/app/policy/policy.ts'
import { shownTables } from '../src/system/database-viewer/shown-tables.ts'

/**
 * The addresses of all calls that read: of the city 'vienna', the place 'open-zoo', which is a zoo, rows with the id 1, and
 * the job `jobOfReads`.
 */
export const readsFor = (...levels: Access[]): string[] =>
  [...policies]
    .filter(([route, { access }]) => route.startsWith('GET ') && levels.includes(access))
    .flatMap(([route]) => addressesOf(route.slice('GET '.length)))

export const jobOfReads = '00000000-0000-4000-8000-000000000001'

function addressesOf(path: string): string[] {
  if (path.endsWith('/events')) return []
  if (path.includes(':table')) return Object.keys(shownTables).map((table) => path.replace(':table', table))
  const id = path.includes('/jobs/') ? jobOfReads : '1'
  return [
    path
      .replace(/^(\/api\/(?:admin\/)?fun-types\/|.*by-fun-type\/):slug/, '$1zoo')
      .replace(':citySlug', 'vienna')
      .replace(':placeSlug', 'open-zoo')
      .replace(':pageKey', 'home')
      .replace(':storagePath{.+}', 'places/open.webp')
      .replace(
        /^\/og\/(city|place)\/:file/,
        (_, kind) => `/og/${kind}/${kind === 'city' ? 'vienna' : 'open-zoo'}.png`,
      )
      .replace('/feeds/:file', '/feeds/vienna.atom')
      .replace(':file', 'places-1.xml')
      .replace(':id', id),
  ]
}
