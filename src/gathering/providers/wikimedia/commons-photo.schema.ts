import { z } from 'zod'
import { asksForName, isReusable } from '../../../guide/photos/reusable-license.ts'
import { cleanText } from '../../../guide/places/clean-text.ts'
import { firstLink, textOfHtml } from './text-of-html.ts'

const said = z.object({ value: z.union([z.string(), z.number()]).transform(String) })

/** A file's page with `prop=imageinfo` and `extmetadata`; only the fields that we use. */
export const FilePage = z.object({
  title: z.string(),
  imageinfo: z
    .array(
      z.object({
        width: z.int().positive(),
        height: z.int().positive(),
        mime: z.string().optional(),
        thumburl: z.url({ protocol: /^https?$/ }),
        descriptionurl: z.url({ protocol: /^https?$/ }),
        extmetadata: z.object({
          Artist: said.optional(),
          LicenseShortName: said.optional(),
          ImageDescription: said.optional(),
          /** Names with bars between them. */
          Categories: said.optional(),
        }),
      }),
    )
    .optional(),
})

export type FilePage = z.infer<typeof FilePage>

// Among the files of a category are films and sounds, which have no size, and pictures of which nobody makes smaller ones.
const NoPicture = z
  .object({
    title: z.string(),
    imageinfo: z.array(
      z
        .object({ mime: z.string().regex(/^(?!image\/)/) })
        .or(z.object({ mime: z.string(), thumburl: z.never().optional() })),
    ),
  })
  .transform(({ title }): FilePage => ({ title }))

/** A page of whatever kind of file. */
export const AnyFilePage = FilePage.or(NoPicture)

export const ImageInfoAnswer = z.object({ query: z.object({ pages: z.array(AnyFilePage) }) })

const statements = z
  .array(
    z.object({
      mainsnak: z.object({ datavalue: z.object({ value: z.string() }).optional() }),
      rank: z.enum(['preferred', 'normal', 'deprecated']).optional(),
    }),
  )
  .optional()

/** Of Wikidata's items their pictures, P18, and their categories on Commons, P373. */
export const EntitiesAnswer = z.object({
  success: z.literal(1),
  entities: z.record(
    z.string(),
    z.object({
      id: z.string(),
      claims: z
        .object({ P18: statements, P373: statements })
        // An item without any comes as an empty list.
        .or(z.array(z.never()).transform((): { P18?: undefined; P373?: undefined } => ({})))
        .optional(),
    }),
  ),
})

/** What an item states, the preferred first; what is marked as wrong is left out. */
export const statedValues = (stated: z.infer<typeof statements> = []): string[] =>
  stated
    .filter(({ rank }) => rank !== 'deprecated')
    .toSorted((a, b) => Number(b.rank === 'preferred') - Number(a.rank === 'preferred'))
    .flatMap(({ mainsnak }) => mainsnak.datavalue?.value ?? [])

/** A photo that may be used, with what its licence asks to be said. */
export const CommonsPhoto = z.object({
  /** 'File:Zoo Wien.jpg' */
  title: z.string(),
  author: z.string().nullable(),
  authorUrl: z.string().nullable(),
  /** Such as 'CC BY-SA 4.0'. */
  license: z.string(),
  description: z.string().nullable(),
  pageUrl: z.string(),
  /** A smaller copy of it. */
  thumbUrl: z.string(),
  width: z.int(),
  height: z.int(),
})

export type CommonsPhoto = z.infer<typeof CommonsPhoto>

/** Undefined for what is not there, may not be used, or has an author to name whom nobody knows. */
export function commonsPhotoOf({ title, imageinfo }: FilePage): CommonsPhoto | undefined {
  const [info] = imageinfo ?? []
  if (!info) return undefined
  const { Artist, LicenseShortName, ImageDescription } = info.extmetadata
  const license = textOfHtml(LicenseShortName?.value ?? '').trim()
  const author = cleanText(textOfHtml(Artist?.value ?? ''), 200)
  if (!isReusable(license) || (asksForName(license) && !author)) return undefined
  return {
    ...{ title, author, license, width: info.width, height: info.height },
    authorUrl: webAddressOf(firstLink(Artist?.value ?? '')),
    description: cleanText(textOfHtml(ImageDescription?.value ?? ''), 300),
    pageUrl: info.descriptionurl,
    thumbUrl: info.thumburl,
  }
}

function webAddressOf(address = ''): string | null {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address.slice(0, 500) : null
}
