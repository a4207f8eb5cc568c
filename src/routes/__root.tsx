import {
  createRootRoute,
  HeadContent,
  Outlet,
  Scripts,
  useLoaderData,
  useLocation,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { isAdminPage } from '../app/admin-page.ts'
import { Footer } from '../app/footer.tsx'
import { NavigationBar } from '../app/navigation-bar.tsx'
import { pageConfigScript } from '../app/page-config.ts'
import { getPublicSettings } from '../app/public-settings.requests.ts'
import type { PublicSettings } from '../app/public-settings.ts'
import { SkipLink } from '../app/skip-link.tsx'
import { firstPaintScript, keepThemeWhileAllowed } from '../app/theme.ts'
import appCss from '../app.css?url'
import { CookieConsent } from '../consent/cookie-consent.tsx'
import { fontPreloads } from '../ui/font-preloads.ts'
import { Toaster } from '../ui/toaster.tsx'

export const Route = createRootRoute({
  loader: () => getPublicSettings(),
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      ...(loaderData?.isProductionHost ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      ...fontPreloads.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/api/static-assets/favicon' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: Document,
})

function Document() {
  const settings = useLoaderData({ from: '__root__' })
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
        <FirstScript settings={settings} />
      </head>
      <body>
        <Frame settings={settings} />
        <Scripts />
      </body>
    </html>
  )
}

/** Runs before the first paint. */
const FirstScript = ({ settings }: { settings: PublicSettings }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script text, its one value escaped
  <script dangerouslySetInnerHTML={{ __html: pageConfigScript(settings) + firstPaintScript }} />
)

function Frame({ settings }: { settings: PublicSettings }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  // Tells whoever drives a browser that buttons work by now.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
  useEffect(keepThemeWhileAllowed, [])
  // The back office has its own navigation, and no scripts that wait for consent.
  if (isAdminPage(pathname))
    return (
      <div data-back-office="">
        <SkipLink />
        <Outlet />
        <Toaster />
      </div>
    )
  return (
    <>
      <SkipLink />
      <NavigationBar
        siteName={settings.siteName}
        pathname={pathname}
        logoUrl={settings.siteLogoUrl ?? undefined}
        isWide={pathname.startsWith('/funcity/')}
      />
      <Outlet />
      <Footer
        siteName={settings.siteName}
        instagramUrl={settings.socialLinks.instagram}
        facebookUrl={settings.socialLinks.facebook}
      />
      <CookieConsent scripts={settings.consentScripts} />
      <Toaster />
    </>
  )
}
