import { artAddress } from './art-address.ts'

const crops = {
  /** All of it, the town kept in view. */
  home: { viewBox: '0 0 1440 640', preserveAspectRatio: 'xMaxYMax slice' },
  /** All of it, the giraffe kept in view. */
  giraffe: { viewBox: '0 0 1440 640', preserveAspectRatio: 'xMinYMax slice' },
  /** The town and the bank in front of it, for a band. */
  shore: { viewBox: '420 268 1020 340', preserveAspectRatio: 'xMaxYMax slice' },
  /** The town only, for a low band: see `--h-extras`. */
  town: { viewBox: '560 292 880 244', preserveAspectRatio: 'xMaxYMax slice' },
}

/** The landscape of the home page, or a part of it; decoration. */
export function Panorama({ crop, className }: { crop: keyof typeof crops; className: string }) {
  return (
    <svg {...crops[crop]} className={className} aria-hidden="true">
      <use href={artAddress('hero')} />
    </svg>
  )
}
