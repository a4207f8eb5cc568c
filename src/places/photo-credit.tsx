import type { PlaceImage } from '../images/place-image.schema.ts'
import { OutsideLink } from '../ui/outside-link.tsx'

type Credited = Pick<PlaceImage, 'imageType' | 'photographerName' | 'photographerProfileUrl'>

/** Who took the photo; nothing where nobody is named. */
export function PhotoCredit({ image, className }: { image: Credited; className: string }) {
  const { photographerName, photographerProfileUrl, imageType } = image
  if (!photographerName) return null
  return (
    <span className={className}>
      Photo:{' '}
      {photographerProfileUrl ? (
        <OutsideLink href={photographerProfileUrl} className="underline">
          {photographerName}
        </OutsideLink>
      ) : (
        photographerName
      )}
      {imageType !== 'manual_upload' && ' on Unsplash'}
    </span>
  )
}
