import { useState } from 'react'
import type { PlaceImage } from '../images/place-image.schema.ts'
import { imageAddress, inDisplayOrder } from '../images/place-image.ts'
import { NamedIcon } from '../ui/named-icon.tsx'
import type { PlaceFunType } from './place.schema.ts'
import { PlaceArt } from './place-art.tsx'

interface PlacePictureProps {
  slug: string
  funTypes: readonly PlaceFunType[]
  images: readonly PlaceImage[]
}

/** A place's first photo or, where there is none or it does not load, its drawing with the type's icon. */
export function PlacePicture({ slug, funTypes, images }: PlacePictureProps) {
  const [isBroken, setBroken] = useState(false)
  const [image] = inDisplayOrder(images)
  const src = image && imageAddress(image)
  const funType = funTypes[0]
  if (src && !isBroken) {
    return (
      <img
        // A photo that broke before the page came to life told nobody: ask it.
        ref={(photo) => {
          if (photo?.complete && photo.naturalWidth === 0) setBroken(true)
        }}
        src={src}
        alt={image.altText ?? ''}
        width={image.width ?? 600}
        height={image.height ?? 450}
        loading="lazy"
        onError={() => setBroken(true)}
        className="size-full object-cover"
      />
    )
  }
  return (
    <>
      <PlaceArt funType={funType?.slug ?? 'outdoor'} slug={slug} />
      {funType && (
        <span className="absolute right-2.5 bottom-2.5 grid size-10 place-items-center rounded-full bg-surface text-(--ft) shadow-sm">
          <NamedIcon name={funType.icon} className="size-[21px]" />
        </span>
      )}
    </>
  )
}
