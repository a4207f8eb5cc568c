import { createRoot } from 'react-dom/client'
import { awaitInstallOffer } from './install.ts'
import { OfflineBar } from './offline-bar.tsx'

/** Beside the page's own tree, which then needs to know nothing of it: few visitors keep anything. */
export function showOfflineBar() {
  awaitInstallOffer()
  const place = document.createElement('div')
  document.querySelector('body > header')?.after(place)
  createRoot(place).render(<OfflineBar />)
}
