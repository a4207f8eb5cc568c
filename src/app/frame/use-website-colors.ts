import { useEffect } from 'react'

/** The specification has every page fetch the site's colours and do nothing with them. */
export function useWebsiteColors() {
  useEffect(() => {
    fetch('/api/website-colors', { credentials: 'include' }).catch((error: unknown) =>
      console.warn('No colours from the server:', error),
    )
  }, [])
}
