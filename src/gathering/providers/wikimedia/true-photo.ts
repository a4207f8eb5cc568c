import { type CommonsPhoto, commonsPhotoOf, type FilePage } from './commons-photo.schema.ts'

/** 'good': a large photo of a landscape's shape; 'fair': it shows the place, and no more is known. */
export type TruePhoto = { photo: CommonsPhoto; grade: 'good' | 'fair' }

const leastWidth = 640
const goodWidth = 1200
const landscape = { from: 1.2, to: 2.4 }

// In the title of a file or the names of its categories; both are in English as a rule.
const drawn =
  /(?:^|[^\p{L}])(?:maps?|(?:floor|site|ground) ?plans?|plans? of|logos?|coats? of arms|wappen|flags?|icons?|diagrams?|scans?|scanned|drawings?|engravings?|lithographs?|paintings?|posters?|postcards?|stamps?|tickets?|documents?|signatures?|screenshots?|renderings?|historical images?|black and white photographs?)(?!\p{L})/iu

/** Undefined for what may not be used here, and for what shows no place as it is: maps, drawings, logos, scans. */
export function truePhotoOf(page: FilePage): TruePhoto | undefined {
  const photo = commonsPhotoOf(page)
  const [info] = page.imageinfo ?? []
  if (!photo || !info || info.mime !== 'image/jpeg' || photo.width < leastWidth) return undefined
  const words = [photo.title.replace(/^File:/, ''), ...(info.extmetadata.Categories?.value ?? '').split('|')]
  if (words.some((text) => drawn.test(text))) return undefined
  const shape = photo.width / photo.height
  const isGood = photo.width >= goodWidth && shape >= landscape.from && shape <= landscape.to
  return { photo, grade: isGood ? 'good' : 'fair' }
}
