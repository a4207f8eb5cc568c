import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/router-core/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { nameMissingCode } from './web/missing-code.ts'

// Not Start's own client: that brings 15 kB for server functions, which this product does without.
const router = getRouter()
nameMissingCode()
await hydrate(router)
startTransition(() => {
  hydrateRoot(document, <RouterProvider router={router} />)
})
