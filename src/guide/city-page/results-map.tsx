import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { Map as MapIcon } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { FullScreenCityMapProps } from './full-screen-city-map.tsx'
import type { MapContent } from './map-content.ts'
import { useReachedItem } from './use-reached-item.ts'

const loadMap = () => import('./city-map.tsx').then(({ CityMap }) => CityMap)
const loadFullScreen = () =>
  import('./full-screen-city-map.tsx').then(({ FullScreenCityMap }) => FullScreenCityMap)

/** From here on there is room for a map beside the cards; `wide:` in the styles. */
const wideWindow = '(min-width: 75rem)'

interface MapColumnProps extends MapContent {
  /** The list of cards beside it. */
  list: RefObject<HTMLElement | null>
  /** The places of those cards, in their order. */
  places: readonly { id: number }[]
}

/** Room for the map beside the results. The map itself is fetched once a wide window has come to rest. */
export function MapColumn({ list, places, ...content }: MapColumnProps) {
  const { Part, show: showPart } = useLatePart(loadMap)
  const show = useEffectEvent(showPart)
  const reached = useReachedItem(list)
  useEffect(() => {
    const wide = matchMedia(wideWindow)
    const stop = new AbortController()
    const showWhenWide = () => wide.matches && whenIdle(() => !stop.signal.aborted && void show())
    showWhenWide()
    wide.addEventListener('change', showWhenWide, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return (
    <div className="sticky top-[calc(var(--nav-h)+var(--filters-h)+24px)] hidden h-[min(780px,calc(100dvh-var(--nav-h)-var(--filters-h)-48px))] min-h-[420px] overflow-hidden rounded-xl border border-border bg-(--map-land) wide:block noscript:hidden print:hidden">
      {Part && <Part {...content} highlightedId={reached === undefined ? undefined : places[reached]?.id} />}
    </div>
  )
}

type Idle = (callback: () => void) => void

/** Safari has no idle time to offer. */
const whenIdle: Idle = (callback) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: 3000 })
    : setTimeout(callback, 300)

declare module '@tanstack/react-router' {
  interface HistoryState {
    isMapOpen?: boolean
  }
}

/**
 * An open map is a step of its own in the browser's history: Back closes it, and comes back to it from a place that was chosen
 * on it.
 */
function useOpenMap() {
  const navigate = useNavigate()
  const { history } = useRouter()
  const isOpen = useRouterState({ select: ({ location }) => location.state.isMapOpen === true })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, string> })
  const chosen = useRef<{ path: string; search: Record<string, string> }>(undefined)
  const keep = useEffectEvent(() =>
    navigate({ to: '.', search: chosen.current?.search, replace: true, resetScroll: false }),
  )
  // The step before knows nothing of filters that were changed on the map; the page of a place is no such step.
  useEffect(() => {
    const { current: last } = chosen
    if (!isOpen && last?.path === path && last.search !== search) void keep()
    chosen.current = isOpen ? { path, search } : undefined
  }, [isOpen, path, search])
  return {
    isOpen,
    open: () => navigate({ to: '.', search: true, state: { isMapOpen: true }, resetScroll: false }),
    close: () => isOpen && history.back(),
  }
}

/** Opens the full-screen map where there is no room for one beside the results. */
export function MapButton(props: Omit<FullScreenCityMapProps, 'onClose' | 'opener'>) {
  const { Part, preload, demand } = useLatePart<FullScreenCityMapProps>(loadFullScreen)
  const { isOpen, open, close } = useOpenMap()
  const button = useRef<HTMLButtonElement>(null)
  const giveWay = useEffectEvent(close)
  const show = useEffectEvent(demand)
  useEffect(() => {
    const wide = matchMedia(wideWindow)
    const listener = () => giveWay()
    wide.addEventListener('change', listener)
    return () => wide.removeEventListener('change', listener)
  }, [])
  // After a step forward, or a fresh load of the page, it is open and may not be there yet.
  useEffect(() => {
    if (isOpen) void show()
  }, [isOpen])
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={async () => (await demand()) && open()}
        className="sticky bottom-4.5 z-25 mx-auto mt-6 flex min-h-12 w-fit items-center gap-2 rounded-full bg-text px-5.5 text-sm font-semibold text-bg shadow-lg wide:hidden noscript:hidden print:hidden"
      >
        <MapIcon className="size-5" />
        Map
      </button>
      {Part && isOpen && <Part {...props} opener={button} onClose={close} />}
    </>
  )
}
