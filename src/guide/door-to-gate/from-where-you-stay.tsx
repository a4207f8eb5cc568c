import { MapPin } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { tellUnreachable } from '../../ui/network-note.tsx'
import { useLateKept } from '../../web/late-kept.ts'
import { type Gate, stayStore } from './stay-store.ts'

const load = () => import('./kept-stay.tsx')

stayStore.load = load

/** The way from where a family stays, or what asks for it. */
export function FromWhereYouStay({ place }: { place: Gate }) {
  const waysTo = useLateKept(stayStore)
  return waysTo ? (
    waysTo(place)
  ) : (
    <Button
      look="outline"
      size="lg"
      onClick={() => load().then(({ askForStay }) => askForStay(), tellUnreachable)}
      className="noscript:hidden"
    >
      <MapPin className="size-5" />
      From where you stay
    </Button>
  )
}
