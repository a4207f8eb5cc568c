import { OutsideLink } from '../../ui/outside-link.tsx'
import type { PlaceImage } from './place-image.schema.ts'
import { licenseAddress } from './reusable-license.ts'
import { unsplashHome } from './unsplash-credit.ts'

type Credited = Pick<
  PlaceImage,
  'imageType' | 'photographerName' | 'photographerProfileUrl' | 'license' | 'originalUrl'
>

/** Who took the photo, under which licence, and where it is from; nothing where nobody is named. */
export function PhotoCredit({ image, className }: { image: Credited; className: string }) {
  const { photographerName, photographerProfileUrl, imageType, license, originalUrl } = image
  if (!photographerName && !license) return null
  return (
    <span className={className}>
      Photo: {photographerName && <MaybeLink href={photographerProfileUrl}>{photographerName}</MaybeLink>}
      {license && (
        <>
          {photographerName && ', '}
          <MaybeLink href={licenseAddress(license)}>{license}</MaybeLink>
          {' via '}
          <MaybeLink href={originalUrl}>Wikimedia Commons</MaybeLink>
        </>
      )}
      {imageType.startsWith('unsplash') && (
        <>
          {' on '}
          <MaybeLink href={unsplashHome}>Unsplash</MaybeLink>
        </>
      )}
    </span>
  )
}

const MaybeLink = ({ href, children }: { href: string | null | undefined; children: string }) =>
  href ? (
    <OutsideLink href={href} className="underline">
      {children}
    </OutsideLink>
  ) : (
    children
  )
