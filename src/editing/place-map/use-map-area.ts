import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AreaDraft, areaOfDraft, draftOf, emptyDraft } from './area-draft.ts'

interface MapAreaOptions {
  /** The area of the address; empty for none. */
  area: string
  onArea: (area: string) => void
  /** What is seen, once the map has come to rest. */
  seen: string | undefined
  /** Another one whenever the map was moved, and came to rest; not when only its size changed. */
  rest: unknown
  /** From then on the map stays where it is. */
  hold: () => void
  /** An area came from elsewhere: the map has to go there. */
  onOther: () => void
  /** Drawing is over: the focus has no place any more. */
  onEnd: () => void
}

/** What is searched on a map: what is seen, or what was drawn. */
export function useMapArea({ area, onArea, seen, rest, hold, onOther, onEnd }: MapAreaOptions) {
  const [draft, setDraft] = useState<AreaDraft>()
  const [follows, setFollows] = useState(false)
  const own = useRef(area)
  const search = (text: string) => {
    own.current = text
    hold()
    onArea(text)
  }
  const follow = useEffectEvent(() => {
    if (follows && seen !== undefined && seen !== area) search(seen)
  })
  // What is found changes the size of the map; a search for each size would find without end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each rest of the map
  useEffect(() => follow(), [rest, follows])
  const goThere = useEffectEvent(() => {
    if (area !== own.current && area !== '') onOther()
    own.current = area
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each area
  useEffect(() => goThere(), [area])
  const draw = (next: AreaDraft | undefined) => {
    setFollows(false)
    hold()
    setDraft(next)
  }
  const end = () => {
    setDraft(undefined)
    onEnd()
  }
  return {
    draft,
    setDraft,
    follows,
    setFollows,
    search,
    draw: () => draw(emptyDraft),
    change: () => draw(draftOf(area)),
    remove: () => {
      setFollows(false)
      search('')
    },
    giveUp: end,
    /** Nothing happens while the drawn area cannot be searched: its words say why. */
    finish: () => {
      const drawn = draft && areaOfDraft(draft)
      if (!drawn || drawn.fault) return
      end()
      search(drawn.text)
    },
  }
}
