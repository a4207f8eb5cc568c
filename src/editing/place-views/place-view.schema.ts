import { z } from 'zod'
import { adminSearchOf, filtersOfAdminSearch } from '../places/admin-place-list.ts'
import { isListMode } from '../places/list-modes.ts'

/** What of an address the list goes by, in its own order and without its page; and how it is shown. */
const goodPart = (search: string) => {
  const { as: mode = '', ...said } = Object.fromEntries(new URLSearchParams(search))
  const filters = filtersOfAdminSearch(said)
  return new URLSearchParams({
    ...adminSearchOf({ ...filters, page: 1 }),
    ...(isListMode(mode) && { as: mode }),
  })
}

const isWhole = (search: string) =>
  [...new URLSearchParams(search).keys()].every((name) => name === 'page' || goodPart(search).has(name))

export const NewPlaceView = z.object({
  name: z.string().trim().min(1, 'A name is needed').max(100, 'A name has at most 100 characters'),
  /** The query of the list's address: `wheelchair=unknown&sort=createdAt-desc`; empty for the plain list. */
  search: z
    .string()
    .max(2000)
    .refine(isWhole, 'is not what the address of the list of places has')
    .transform((search) => String(goodPart(search))),
  /** Whether all accounts see it. */
  isShared: z.boolean().default(false),
})

export const PlaceView = z.object({
  id: z.int(),
  name: z.string(),
  search: z.string(),
  isShared: z.boolean(),
  /** Whose it is. */
  owner: z.string(),
  /** Whether it is of the account that asks. */
  isOwn: z.boolean(),
})

export type NewPlaceView = z.output<typeof NewPlaceView>
export type PlaceView = z.infer<typeof PlaceView>
