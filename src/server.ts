import { renderWhole } from './app/rendering/render-whole.tsx'
import type { PagesOf } from './app/rendering/rendered-page.ts'
import { builtRouter } from './router.tsx'
import { setInProcessApi } from './web/in-process-api.ts'
import { setPublicSettings } from './web/public-settings.requests.ts'

/** The pages as they are built. All that they get of the guide comes in here, and nothing but requests and plain data. */
export const pagesOf: PagesOf = (api, settings) => {
  setInProcessApi(api)
  setPublicSettings(settings)
  return (url) => renderWhole(url, builtRouter())
}
