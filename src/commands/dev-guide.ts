import { htmlOf } from '../app/page-cache/page.ts'
import type { Runtime } from '../app/runtime.ts'
import { createSite, isApiPath, type Site } from '../app/site.ts'
import { mapPath, openMap } from '../guide/map-tiles/map-answers.api.ts'
import { keepPlaceHours } from '../guide/opening-hours/place-hours/keep-place-hours.task.ts'
import { pagesOf } from '../server.ts'
import { keepSiteJobs } from './keep-site-jobs.ts'
import { openPreparedRuntime } from './prepared-runtime.ts'
import { runCommand } from './run-command.ts'

type DevGuide = { runtime: Runtime; close: () => Promise<void> }

/** Opens what stays open while the code changes. */
export const openDevGuide = () =>
  new Promise<DevGuide>((settle) => {
    void runCommand(async (settings) => {
      const runtime = await openPreparedRuntime(settings)
      const stopHours = keepPlaceHours(runtime)
      const stopJobs = keepSiteJobs(runtime)
      const close = async () => {
        runtime.announceStop()
        await Promise.all([stopHours(), stopJobs()])
        await runtime.close()
      }
      settle({ runtime, close })
    })
  })

let site: Site | undefined
let map: ReturnType<typeof openMap> | undefined

/** The API and the pages as the code says now, none of them kept. */
export async function answer(runtime: Runtime, request: Request): Promise<Response> {
  site ??= createSite(runtime, pagesOf, 'public')
  const { pathname, search } = new URL(request.url)
  if (isApiPath(pathname)) return site.api(request)
  if (pathname.startsWith(mapPath)) {
    map ??= openMap(runtime.settings)
    const { body, ...answer } = await (await map)(pathname, true)
    return new Response(body && new Uint8Array(body), answer)
  }
  const page = await site.page(pathname + search, false)
  // Vite's own client needs scripts and sockets that the policy of a built page forbids.
  const { 'Content-Security-Policy': _, ...rest } = page.headers
  return new Response(new Uint8Array(await htmlOf(page)), { status: page.status, headers: rest })
}
