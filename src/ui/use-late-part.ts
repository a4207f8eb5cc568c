import { type ComponentType, useState } from 'react'

type LoadPart<Props> = () => Promise<ComponentType<Props>>

/**
 * A part of a screen that is fetched when the visitor first reaches for it: `preload` at a touch or focus, `demand` to show
 * it. A failed fetch leaves things as they were; the next demand tries again.
 */
export function useLatePart<Props>(load: LoadPart<Props>) {
  const [part, setPart] = useState<{ Component: ComponentType<Props> }>()
  return {
    Part: part?.Component,
    preload: () => void load().catch(() => undefined),
    demand: async () => {
      const Component = await load().catch(() => undefined)
      if (Component) setPart({ Component })
      return Component !== undefined
    },
  }
}
