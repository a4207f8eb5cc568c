import { useState } from 'react'
import { photoSizes } from '../images/place-image.ts'
import { NamedIcon } from '../ui/named-icon.tsx'
import { PlaceArt } from './place-art.tsx'

interface PhotoOrArtProps {
  /** The place's slug, which picks the drawing. */
  slug: string
  photo: { src: string; alt: string; width: number; height: number } | undefined
  funType: { slug: string; icon: string } | undefined
}

/** A place's photo or, where there is none or it does not load, its drawing with the type's icon. */
export function PhotoOrArt({ slug, photo, funType }: PhotoOrArtProps) {
  const [isBroken, setBroken] = useState(false)
  if (photo && !isBroken) {
    return (
      <img
        {...photo}
        alt={photo.alt}
        srcSet={photoSizes(photo.src)}
        sizes="(min-width: 40rem) 330px, 100vw"
        // A photo that broke before the page came to life told nobody: ask it.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(true)
        }}
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
