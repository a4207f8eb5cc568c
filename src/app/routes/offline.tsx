import { createFileRoute } from '@tanstack/react-router'
import { OfflineScreen } from '../../guide/offline/offline-screen.tsx'

export const Route = createFileRoute('/offline')({
  head: () => ({ meta: [{ title: 'Kept for offline' }, ...(import.meta.env.SSR ? [notForSearch] : [])] }),
  component: OfflineScreen,
})

/** Everybody's own. */
const notForSearch = { name: 'robots', content: 'noindex, nofollow' }
