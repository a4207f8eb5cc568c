import { z } from 'zod'
import { type FunTypeSlug, funTypes } from '../../guide/fun-types/fun-types.ts'
import { seasonNames } from '../../guide/seasons/season.ts'
import { once } from '../places/fact-inputs.schema.ts'

const slugs = funTypes.map(({ slug }) => slug) as [FunTypeSlug, ...FunTypeSlug[]]
// By the names of the screens, which files take as well.
const types = z.enum(slugs, `One of ${funTypes.map(({ name }) => name).join(', ')}`)
const open = z.enum(seasonNames, `One of ${seasonNames.join(', ')}`)

/** What a file names by words where the forms send ids; all else follows the rules of the forms. */
export const RowLabels = z
  .object({
    funTypes: z.array(types).max(slugs.length).transform(once),
    seasons: z.array(open).max(4).transform(once),
  })
  .partial()
