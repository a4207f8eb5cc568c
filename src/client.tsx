import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
// Less than a request of its own costs, on pages of several kinds: with these lines it lies in the first file.
import './guide/near-me/visitor-position.ts'
import './guide/place-lists/use-pages.ts'
import './ui/share-buttons.tsx'
import './ui/skeleton.tsx'
import { builtRouter } from './router.tsx'
import { isMissingCode, mayReloadFor, reloadWhereAnswered } from './web/missing-code.ts'
import { locationOf } from './web/router/location.ts'
import { pageData } from './web/router/page-data.ts'
import { RouterProvider } from './web/router/router-parts.tsx'

const router = builtRouter()
router.seed(pageData())
// Nothing waits at the top of this file: the code of a screen, which this fetches, may import from the file that this one is
// built into, and would wait for its end.
const wanted = router.start()
// Without a network that page stands for all others: it comes to life as what it is, and then leads to what was wanted.
const isShell = 'shell' in document.documentElement.dataset
void router.load(isShell ? locationOf('/offline') : wanted).then((shown) => {
  const lacking = shown.matches.find(({ failure }) => isMissingCode(failure?.thrown))
  // As the server drew it the page is whole: where a reload does not bring its code it stays so.
  if (lacking) return mayReloadFor(lacking.failure?.thrown) ? reloadWhereAnswered(() => {}) : undefined
  router.present(shown)
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
})
