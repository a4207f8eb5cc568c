import { OutsideLink } from '../../ui/outside-link.tsx'
import type { PlaceImage } from './place-image.schema.ts'
import { licenseAddress } from './reusable-license.ts'
import { unsplashHome } from './unsplash-credit.ts'

type Credited = Pick<
  PlaceImage,
  'imageType' | 'photographerName' | 'photographerProfileUrl' | 'license' | 'originalUrl'
>

interface PhotoCreditProps {
  image: Credited
  className: string
  /** Of its links. */
  tabIndex?: -1 | undefined
}

/** Who took the photo, under which licence, and where it is from; nothing where nobody is named. */
export function PhotoCredit({ image, className, tabIndex }: PhotoCreditProps) {
  const { photographerName, photographerProfileUrl, imageType, license, originalUrl } = image
  if (!photographerName && !license) return null
  return (
    <span className={className}>
      Photo:{' '}
      {photographerName && (
        <MaybeLink tabIndex={tabIndex} href={photographerProfileUrl}>
          {photographerName}
        </MaybeLink>
      )}
      {license && (
        <>
          {photographerName && ', '}
          <MaybeLink tabIndex={tabIndex} href={licenseAddress(license)}>
            {license}
          </MaybeLink>
          {' via '}
          <MaybeLink tabIndex={tabIndex} href={originalUrl}>
            Wikimedia Commons
          </MaybeLink>
        </>
      )}
      {imageType.startsWith('unsplash') && (
        <>
          {' on '}
          <MaybeLink tabIndex={tabIndex} href={unsplashHome}>
            Unsplash
          </MaybeLink>
        </>
      )}
    </span>
  )
}

type MaybeLinkProps = { href: string | null | undefined; tabIndex: -1 | undefined; children: string }

const MaybeLink = ({ href, tabIndex, children }: MaybeLinkProps) =>
  href ? (
    <OutsideLink href={href} tabIndex={tabIndex} className="underline">
      {children}
    </OutsideLink>
  ) : (
    children
  )
