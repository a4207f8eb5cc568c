import { WifiOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { tellUnreachable } from '../../ui/network-note.tsx'
import { useLateKept } from '../../web/late-kept.ts'
import { keptStore } from './kept.ts'

keptStore.load = () => import('./kept-mark.tsx')

/** Keeps a city for when there is no network; where it is kept already, says so and leads to what is kept. */
export const KeepCityButton = ({ slug, name }: { slug: string; name: string }) =>
  useLateKept(keptStore)?.(slug) ?? (
    <Button
      look="ghost"
      size="icon"
      aria-label="Keep for offline"
      onClick={() =>
        import('./keep-city.requests.ts').then(({ keepCity }) => keepCity(slug, name), tellUnreachable)
      }
      className="noscript:hidden print:hidden"
    >
      <WifiOff className="size-5" />
    </Button>
  )
