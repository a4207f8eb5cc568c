import type { AnyRouter } from '@tanstack/react-router'
import { isAdminPage } from './admin-page.ts'

/** After a change of page the focus is on its heading, which a screen reader then reads. Answers with how to stop. */
export const focusHeadings = (router: AnyRouter): (() => void) =>
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || isAdminPage(toLocation.pathname)) return
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  })
