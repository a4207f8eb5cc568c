import { useState } from 'react'
import { NamedIcon } from '../../ui/named-icon.tsx'
import type { PickedScene } from '../art/pick-scene.ts'
import { SceneArt } from '../art/place-art.tsx'
import { PhotoCredit } from './photo-credit.tsx'
import type { PlaceImage } from './place-image.schema.ts'
import { imageAddress, photoSizes } from './place-image.ts'

interface PhotoOrArtProps {
  scene: PickedScene
  image: PlaceImage | undefined
  funType: { slug: string; icon: string } | undefined
}

/** A place's photo with its credit or, where there is none or it does not load, its drawing with the type's icon. */
export function PhotoOrArt({ scene, image, funType }: PhotoOrArtProps) {
  const [isBroken, setBroken] = useState(false)
  const src = image && imageAddress(image)
  if (src && !isBroken) {
    return (
      <>
        <img
          src={src}
          alt={image.altText ?? ''}
          width={image.width ?? 600}
          height={image.height ?? 450}
          srcSet={photoSizes(src)}
          sizes="(min-width: 48rem) 330px, 118px"
          // A photo that broke before the page came to life told nobody: ask it.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) setBroken(true)
          }}
          loading="lazy"
          onError={() => setBroken(true)}
          style={{ objectPosition: image.focus }}
          className="size-full object-cover"
        />
        {/* Above the title's link, which covers the photo. */}
        <PhotoCredit
          image={image}
          className="photo-note absolute bottom-2 left-2 z-1 max-w-[calc(100%-16px)] truncate px-2.5 py-1 text-xs leading-4"
        />
      </>
    )
  }
  return (
    <>
      <SceneArt {...scene} />
      {funType && (
        <span className="fun-type-sign">
          <NamedIcon name={funType.icon} />
        </span>
      )}
    </>
  )
}
