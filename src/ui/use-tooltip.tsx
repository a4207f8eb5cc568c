import { type FocusEvent, type PointerEvent, useState } from 'react'
import type { TooltipProps } from './tooltip.tsx'
import { useLatePart } from './use-late-part.ts'

const loadTooltip = () => import('./tooltip.tsx').then(({ Tooltip }) => Tooltip)

/**
 * What a button without words is for, shown to those who point at it or reach it by keyboard; its name for screen readers is
 * the button's own affair. `tooltipProps` belong on the button, which must be positioned, and `tooltip` inside it. Its code
 * is fetched at the first need, so phones never load it.
 */
export function useTooltip(text: string) {
  const { Part, show } = useLatePart<TooltipProps>(loadTooltip)
  const [isFocused, setFocused] = useState(false)
  return {
    tooltip: Part && <Part text={text} isFocused={isFocused} />,
    tooltipProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && !Part) void show()
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (!currentTarget.matches(':focus-visible')) return
        setFocused(true)
        if (!Part) void show()
      },
      onBlur: () => setFocused(false),
    },
  }
}
