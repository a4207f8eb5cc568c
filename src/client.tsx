import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/router-core/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { nameMissingCode } from './web/missing-code.ts'

// Not Start's own client: that brings 15 kB for server functions, which this product does without.
const router = getRouter()
nameMissingCode()
// Nothing waits at the top of this file: the code of a screen, which this fetches, may import from the file that this one is
// built into, and would wait for its end.
void hydrate(router).then(() =>
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  }),
)
