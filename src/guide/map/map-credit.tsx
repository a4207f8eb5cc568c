import { OutsideLink } from '../../ui/outside-link.tsx'
import type { Tiles } from './map-backdrop.tsx'

interface MapCreditProps {
  tiles: Tiles
  /** For a small map: without a word on why it is plain. */
  isShort?: boolean
}

export function MapCredit({ tiles, isShort = false }: MapCreditProps) {
  // Their credit mostly ends with OpenStreetMap, which is named and linked here in any case.
  const makers =
    tiles.state === 'ready' &&
    tiles.credit.replace(/[|·,\s]*(?:data from)?\s*©?\s*OpenStreetMap(?: contributors)?\s*$/i, '')
  return (
    <p
      data-map-control
      className="absolute right-0 bottom-0 z-1 rounded-tl-sm bg-glass px-1.5 text-2xs leading-6 text-text-muted"
    >
      {tiles.state === 'none' && !isShort && 'Plain map, no tiles loaded. Places '}
      {makers && `${makers} · `}
      <OutsideLink
        href="https://www.openstreetmap.org/copyright"
        className="inline-block -outline-offset-2 hover:underline"
      >
        © OpenStreetMap contributors
      </OutsideLink>
    </p>
  )
}
