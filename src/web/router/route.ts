import type { ComponentType } from 'react'
import type { SearchParams } from '../search-params.ts'

export type Params = Record<string, string>

/** What a page's `head` answers with. */
export interface Head {
  meta?: Record<string, string>[]
  links?: Record<string, string>[]
  scripts?: { type: string; children: string }[]
}

/** A component whose code may be yet to come. */
export type Screen<Props = object> = ComponentType<Props> & { preload?: () => Promise<unknown> }

export interface RouteOptions {
  id?: string
  path?: string
  getParentRoute?: () => Route
  loaderDeps?: (given: { search: SearchParams }) => unknown
  loader?: (given: { params: Params; deps: unknown }) => unknown
  head?: (given: { loaderData: unknown }) => Head
  component?: Screen
  /** What the server sends in place of a screen that only browsers draw. */
  pendingComponent?: Screen
  notFoundComponent?: Screen
}

/** A file of `app/routes`; `update` and what begins with `_` are what the generated tree calls. */
export class Route {
  readonly options: RouteOptions
  children: readonly Route[] = []
  #steps: readonly string[] | undefined

  constructor(options: RouteOptions) {
    this.options = options
  }

  update(options: RouteOptions): this {
    Object.assign(this.options, options)
    return this
  }

  _addFileChildren(children: Record<string, Route>): this {
    this.children = Object.values(children)
    return this
  }

  _addFileTypes(): this {
    return this
  }

  get parent(): Route | undefined {
    return this.options.getParentRoute?.()
  }

  /** As `from` names it. */
  get id(): string {
    if (!this.parent) return rootId
    return (this.parent.parent ? this.parent.id : '') + this.options.id
  }

  /** Read when the tree is complete. */
  get steps(): readonly string[] {
    this.#steps ??= [...(this.parent?.steps ?? []), ...stepsOf(this.options.path ?? '')]
    return this.#steps
  }
}

const rootId = '__root__'

export const createRootRoute = (options: RouteOptions): Route => new Route(options)
export const createFileRoute = (_path: string) => (options: RouteOptions) => new Route(options)

const stepsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** The routes from the root to the one of a path; where there is none, as far as they lead, which is `isFound: false`. */
export function routesOf(root: Route, path: string): { routes: Route[]; params: Params; isFound: boolean } {
  const steps = stepsOf(path)
  const all = withDescendants(root)
  const leaf = bestOf(all.filter((route) => route !== root && isAt(route, steps)))
  const last =
    leaf ??
    bestOf(
      all.filter((route) => route.children.length > 0 && isAt(route, steps.slice(0, route.steps.length))),
    )
  const params = leaf?.steps.flatMap((step, at) =>
    step.startsWith('$') ? [[step.slice(1), decoded(steps[at] ?? '')]] : [],
  )
  return {
    routes: last ? lineOf(last) : [root],
    params: Object.fromEntries(params ?? []),
    isFound: leaf !== undefined,
  }
}

const withDescendants = (route: Route): Route[] => [route, ...route.children.flatMap(withDescendants)]
const lineOf = (route: Route): Route[] => [...(route.parent ? lineOf(route.parent) : []), route]

/** Capitals mean nothing but in slugs. */
const isAt = ({ steps }: Route, path: readonly string[]): boolean =>
  steps.length === path.length &&
  steps.every((step, at) => step.startsWith('$') || step.toLowerCase() === path[at]?.toLowerCase())

/** The one with the fewest open steps; of those, the one that lies deepest. */
const bestOf = (routes: readonly Route[]): Route | undefined =>
  routes.toSorted((a, b) => weightOf(b) - weightOf(a))[0]

const weightOf = (route: Route): number =>
  100 * route.steps.filter((step) => !step.startsWith('$')).length + lineOf(route).length

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
