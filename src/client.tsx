import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { builtRouter } from './router.tsx'
import { nameMissingCode } from './web/missing-code.ts'
import { pageData } from './web/router/page-data.ts'
import { RouterProvider } from './web/router/router-parts.tsx'

const router = builtRouter()
nameMissingCode()
router.seed(pageData())
// Nothing waits at the top of this file: the code of a screen, which this fetches, may import from the file that this one is
// built into, and would wait for its end.
void router.load(router.start()).then((shown) => {
  router.present(shown)
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
})
