import { useEffect, useState } from 'react'

interface LogoImage {
  src: string
  alt: string
}

/** The editors' logo, asked for on mount; until then and on any failure the configured one, else ours. */
function useLogo(siteName: string, configuredUrl: string | undefined): LogoImage {
  const [logo, setLogo] = useState<LogoImage>({ src: configuredUrl ?? '/logo.svg', alt: `${siteName} logo` })
  useEffect(() => {
    fetchLogo()
      .then(({ servingPath, altText }) =>
        setLogo((fallback) => ({ src: uncached(servingPath), alt: altText || fallback.alt })),
      )
      .catch((error) => {
        console.warn('No logo from the server:', error.message)
        const url = window.pageConfig.SITE_LOGO_URL
        if (url) setLogo((fallback) => ({ ...fallback, src: url }))
      })
  }, [])
  return logo
}

async function fetchLogo(): Promise<{ servingPath: string; altText: string | null }> {
  const answer = await fetch('/api/static-assets/logo', { credentials: 'include' })
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`)
  return answer.json()
}

const uncached = (path: string) => `${path}${path.includes('?') ? '&' : '?'}v=${Date.now()}`

/** The logo's image; nothing at all once it fails to load. */
export function Logo({ siteName, configuredUrl }: { siteName: string; configuredUrl: string | undefined }) {
  const { src, alt } = useLogo(siteName, configuredUrl)
  const [brokenSrc, setBrokenSrc] = useState<string>()
  if (src === brokenSrc) return null
  return (
    <img
      // An image that broke before the page came to life told nobody: ask it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src)
      }}
      src={src}
      alt={alt}
      height={38}
      className="h-[38px] w-auto max-w-40 object-contain"
      onError={() => setBrokenSrc(src)}
    />
  )
}
