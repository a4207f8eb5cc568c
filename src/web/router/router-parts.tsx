import { Component, type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { NotFound } from './outcomes.ts'
import type { Match, Router } from './router.ts'
import { RouterContext, ShownContext, useHydrated, useRouter, useShown } from './router-context.ts'

/** The place of a screen among the matches. */
const DepthContext = createContext(0)

export function RouterProvider({ router }: { router: Router }) {
  const [shown, show] = useState(router.shown)
  useEffect(() => {
    // In one go: what follows finds the page there.
    router.draw = () => flushSync(() => show(router.shown))
    show(router.shown)
    if (router.shown?.location !== router.latestLocation) void router.catchUp()
  }, [router])
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <Matched />
      </ShownContext>
    </RouterContext>
  )
}

/** The screen inside of the one that holds this. */
export function Outlet() {
  const depth = use(DepthContext) + 1
  return (
    <DepthContext value={depth}>
      <Matched />
    </DepthContext>
  )
}

function Matched() {
  const { options } = useRouter()
  const { matches, isFound } = useShown()
  const depth = use(DepthContext)
  const match = matches[depth]
  if (!match) return isFound ? null : <Nothing match={matches.at(-1)} />
  if (depth === 0) return <MatchScreen match={match} />
  return (
    <ErrorBoundary until={match} screen={options.defaultErrorComponent}>
      {match.route.options.pendingComponent ? <InBrowser match={match} /> : <MatchScreen match={match} />}
    </ErrorBoundary>
  )
}

function MatchScreen({ match }: { match: Match }) {
  const { defaultErrorComponent: ErrorScreen } = useRouter().options
  const { component: Screen } = match.route.options
  if (!match.failure) return Screen ? <Screen /> : <Outlet />
  const { thrown } = match.failure
  return thrown instanceof NotFound ? <Nothing match={match} /> : <ErrorScreen error={thrown} />
}

function InBrowser({ match }: { match: Match }) {
  const { pendingComponent: Pending } = match.route.options
  if (useHydrated()) return <MatchScreen match={match} />
  return Pending && <Pending />
}

function Nothing({ match }: { match: Match | undefined }) {
  const Screen = useRouter().screenOfNothing(match?.route)
  return <Screen />
}

interface BoundaryProps {
  /** Another takes a broken screen away. */
  until: unknown
  screen: ComponentType<{ error: unknown }>
  children: ReactNode
}

class ErrorBoundary extends Component<BoundaryProps, { broken?: { error: unknown; until: unknown } }> {
  override state: { broken?: { error: unknown; until: unknown } } = {}

  static getDerivedStateFromError = (error: unknown) => ({ broken: { error, until: undefined } })

  static getDerivedStateFromProps({ until }: BoundaryProps, { broken }: ErrorBoundary['state']) {
    if (!broken) return null
    if (broken.until === undefined) return { broken: { ...broken, until } }
    return broken.until === until ? null : { broken: undefined }
  }

  override render() {
    const { broken } = this.state
    const { screen: ErrorScreen, children } = this.props
    return broken ? <ErrorScreen error={broken.error} /> : children
  }
}
