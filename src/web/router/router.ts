import { type Location, locationOf, type To, targetOf } from './location.ts'
import { NotFound, Redirect } from './outcomes.ts'
import { type Params, type Route, routesOf, type Screen } from './route.ts'
import { rememberScroll, type ScrollWish, scrollTo, startScroll } from './scroll.ts'
import { Steps } from './steps.ts'

export interface RouterOptions {
  routeTree: Route
  defaultErrorComponent: Screen<{ error: unknown }>
  defaultNotFoundComponent: Screen
}

/** A route of the page that is shown, with what its loader gave or threw. */
export interface Match {
  route: Route
  params: Params
  data: unknown
  failure: { thrown: unknown } | undefined
}

export interface Shown {
  location: Location
  /** From the root to the page. */
  matches: Match[]
  /** Where the path leads nowhere: the last of `matches` has nothing inside. */
  isFound: boolean
}

interface Going extends To {
  replace?: boolean
  resetScroll?: boolean
}

type Rendered = { fromLocation: Location; toLocation: Location; pathChanged: boolean }

/** Which page is shown, what it was given, and how another takes its place. */
export class Router {
  readonly options: RouterOptions
  shown: Shown | undefined
  /** Where the visitor wants to be, which may be on its way. */
  latestLocation = locationOf('/')
  readonly history = {
    push: (href: string) => void this.go(locationOf(href), {}),
    back: () => window.history.back(),
    location: this.latestLocation,
  }
  /** Puts what is shown on the screen, at once; on a server there is none. */
  draw: () => void = () => {}
  readonly steps = new Steps((location, scroll) => this.show(location, scroll))
  private readonly answers = new Map<string, Promise<unknown>>()
  private readonly listeners = new Set<(rendered: Rendered) => void>()
  private turn = 0
  private shownStep = 0
  private latest: Promise<void> = Promise.resolve()

  constructor(options: RouterOptions) {
    this.options = options
  }

  /** In a browser, once: from here on its history is ours. Gives where the visitor is. */
  start(): Location {
    startScroll()
    this.latestLocation = this.history.location = this.steps.start()
    this.shownStep = this.steps.index
    return this.latestLocation
  }

  present(shown: Shown): void {
    this.shown = shown
    this.draw()
  }

  subscribe(_event: 'onRendered', listener: (rendered: Rendered) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Resolves once the page is on the screen, or another that was wanted since. */
  readonly navigate = (going: Going): Promise<void> => this.go(targetOf(going, this.latestLocation), going)

  /** Fetches what a page needs. Whether that fails shows when somebody goes there. */
  readonly preloadRoute = (to: To): Promise<void> => this.preload(targetOf(to, this.latestLocation).href)

  async preload(href: string): Promise<void> {
    await this.load(locationOf(href)).catch(() => undefined)
  }

  /** What a page needs; rejects with a `Redirect` where it lies elsewhere. */
  async load(location: Location): Promise<Shown> {
    const { routes, params, isFound } = routesOf(this.options.routeTree, location.pathname)
    const loaded = routes.map((route) => this.loadMatch(route, params, location))
    if (!isFound) await this.screenOfNothing(routes.at(-1)).preload?.()
    return { location, matches: await Promise.all(loaded), isFound }
  }

  /** What the server's loaders gave, so that the browser's need not ask. */
  seed(given: Record<string, { data?: unknown; isMissing?: boolean; isFailed?: boolean }>): void {
    for (const [key, { data, isMissing, isFailed }] of Object.entries(given))
      this.keep(
        key,
        isMissing || isFailed
          ? Promise.reject(isMissing ? new NotFound() : new Error('Failed on the server'))
          : Promise.resolve(data),
      )
  }

  /** The other side of `seed`. */
  given({ matches, location }: Shown): Record<string, object> {
    return Object.fromEntries(
      matches
        .filter(({ route }) => route.options.loader)
        .map(({ route, params, data, failure }) => [
          keyOf(route, params, location),
          !failure ? { data } : failure.thrown instanceof NotFound ? { isMissing: true } : { isFailed: true },
        ]),
    )
  }

  screenOfNothing(route: Route | undefined): Screen {
    return route?.options.notFoundComponent ?? this.options.defaultNotFoundComponent
  }

  /** From a page that only stood for the one that was wanted. */
  async catchUp(): Promise<void> {
    await this.show(this.latestLocation, 'where it is')
    delete document.documentElement.dataset.shell
  }

  private async go(location: Location, { replace = false, resetScroll = true }: Going): Promise<void> {
    if (!(await this.steps.mayLeave(location))) return
    this.steps.put(location, replace || isSame(location, this.latestLocation))
    return this.show(location, resetScroll ? 'at the top' : 'where it is')
  }

  private show(location: Location, scroll: ScrollWish): Promise<void> {
    this.latestLocation = location
    this.history.location = location
    const turn = ++this.turn
    this.latest = this.showLoaded(location, scroll, turn)
    return this.latest
  }

  private async showLoaded(location: Location, scroll: ScrollWish, turn: number) {
    const next = await this.load(location).catch((thrown: unknown) => {
      if (thrown instanceof Redirect) return thrown
      throw thrown
    })
    if (turn !== this.turn) return this.latest
    if (next instanceof Redirect) return this.navigate({ ...next.options, replace: true })
    const from = this.shown?.location ?? location
    rememberScroll(this.shownStep)
    this.present(next)
    this.shownStep = this.steps.index
    scrollTo(scroll, this.shownStep, location.hash)
    for (const listener of this.listeners)
      listener({ fromLocation: from, toLocation: location, pathChanged: from.pathname !== location.pathname })
  }

  private async loadMatch(route: Route, params: Params, location: Location): Promise<Match> {
    const { component, loader, pendingComponent } = route.options
    try {
      const [data] = await Promise.all([
        loader && this.answerOf(route, params, location),
        component?.preload?.(),
        pendingComponent?.preload?.(),
      ])
      return { route, params, data, failure: undefined }
    } catch (thrown) {
      if (thrown instanceof Redirect) throw thrown
      if (thrown instanceof NotFound) await this.screenOfNothing(route).preload?.()
      return { route, params, data: undefined, failure: { thrown } }
    }
  }

  /** What was fetched never becomes stale. */
  private answerOf(route: Route, params: Params, location: Location): Promise<unknown> {
    const key = keyOf(route, params, location)
    return this.answers.get(key) ?? this.keep(key, this.ask(route, params, location))
  }

  private async ask({ options }: Route, params: Params, { search }: Location): Promise<unknown> {
    return options.loader?.({ params, deps: options.loaderDeps?.({ search }) })
  }

  private keep(key: string, answer: Promise<unknown>): Promise<unknown> {
    this.answers.set(key, answer)
    answer.catch(() => this.answers.delete(key))
    return answer
  }
}

const keyOf = (route: Route, params: Params, { search }: Location): string =>
  JSON.stringify([
    route.id,
    ...route.steps.filter((step) => step.startsWith('$')).map((step) => params[step.slice(1)]),
    route.options.loaderDeps?.({ search }),
  ])

/** Going where one is makes no step of the history. */
const isSame = (a: Location, b: Location): boolean =>
  a.href === b.href && JSON.stringify(a.state) === JSON.stringify(b.state)

export const createRouter = (options: RouterOptions): Router => new Router(options)
