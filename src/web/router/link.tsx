import type { ComponentProps, MouseEvent } from 'react'
import { type Location, locationOf, type To, targetOf } from './location.ts'
import { useRouter, useShown } from './router-context.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, To {
  to: string
  resetScroll?: boolean
  /** `exact`: the link is not that of the page where its query has more. */
  activeOptions?: { exact: boolean }
}

/** So long a pointer rests on a link before its page is fetched. */
const restMs = 50
let resting: ReturnType<typeof setTimeout> | undefined

const nowhere = locationOf('/')

/** A link to a page of the guide: it is fetched ahead, and takes the place of the one that is there. */
export function Link({ to, params, search, resetScroll, activeOptions, onClick, ...props }: LinkProps) {
  const router = useRouter()
  const target = { to, params, search }
  const there = targetOf(target, nowhere)
  const isCurrent = leadsTo(there, useShown().location, activeOptions?.exact ?? false)
  const preload = () => void router.preload(there.href)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain || props.target) return
    event.preventDefault()
    void router.navigate({ ...target, resetScroll })
  }
  return (
    <a
      {...props}
      {...(isCurrent && { 'aria-current': 'page' })}
      href={there.href}
      onClick={follow}
      onMouseEnter={() => {
        resting = setTimeout(preload, restMs)
      }}
      onMouseLeave={() => clearTimeout(resting)}
      onFocus={preload}
      onTouchStart={preload}
    />
  )
}

const leadsTo = (there: Location, here: Location, exactly: boolean): boolean =>
  there.pathname === here.pathname &&
  Object.entries(there.search).every(([name, value]) => here.search[name] === value) &&
  (!exactly || Object.keys(there.search).length === Object.keys(here.search).length)
