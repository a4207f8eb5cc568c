declare module 'tanstack-start-manifest:v' {
  interface RouteFiles {
    preloads?: string[]
    scripts?: { attrs: { src: string } }[]
  }
  /** By the id of their route: the files that its page needs. */
  export const tsrStartManifest: () => { routes: Record<string, RouteFiles | undefined> }
}
