import { type DragEvent, useRef } from 'react'
import { movedTo } from '../plan/order.ts'
import { changedPlan, type Plan } from '../plan/plan.ts'
import { standsNow } from './stands-now.ts'
import type { ChangePlan } from './use-plan-change.tsx'

interface Target {
  day: string
  /** The key of the stop that would follow; undefined at the end of the day. */
  before: string | undefined
  /** What shows where it would come to stand. */
  mark: HTMLElement | undefined
}

/**
 * A stop is dragged by its grip (`data-grip`) to another place among the stops (`data-stop`) of the days (`data-day`). The browser's
 * own dragging: with a mouse at once, with a finger after a long press. The same is done by buttons.
 */
export function useStopDrag(plan: Plan, onChange: ChangePlan) {
  const dragged = useRef<string>(undefined)
  const marked = useRef<HTMLElement>(undefined)
  const show = (mark: HTMLElement | undefined) => {
    marked.current?.removeAttribute('data-drop')
    mark?.setAttribute('data-drop', '')
    marked.current = mark
  }
  return {
    onDragStart: ({ target, dataTransfer }: DragEvent<HTMLElement>) => {
      const grip = target instanceof HTMLElement ? target.dataset.grip : undefined
      if (!grip) return
      dragged.current = grip
      dataTransfer.effectAllowed = 'move'
      // Firefox drags nothing that says nothing.
      dataTransfer.setData('text/plain', plan.stops[grip]?.name ?? grip)
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const target = dragged.current && targetOf(event)
      if (!target) return show(undefined)
      event.preventDefault()
      show(target.mark)
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      const [key, target] = [dragged.current, targetOf(event)]
      const change = key && target && movedTo(plan, key, target.day, target.before)
      if (!change) return
      event.preventDefault()
      onChange(change, { said: standsNow(changedPlan(plan, change), key), focus: `later-${key}` })
    },
    onDragEnd: () => {
      dragged.current = undefined
      show(undefined)
    },
  }
}

function targetOf({ target, clientY }: DragEvent<HTMLElement>): Target | undefined {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  if (!day) return undefined
  const stops = [...day.querySelectorAll<HTMLElement>('[data-stop]')]
  const next = stops.find((stop) => {
    const { top, height } = stop.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return { day: day.dataset.day ?? '', before: next?.dataset.stop, mark: next ?? day }
}
