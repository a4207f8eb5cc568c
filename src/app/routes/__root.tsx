import {
  createRootRoute,
  HeadContent,
  Outlet,
  useLoaderData,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import appCss from '../../app.css?url'
import { CookieConsent } from '../../site/consent/cookie-consent.tsx'
import { NetworkNote } from '../../ui/network-note.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { pageConfigScript } from '../../web/page-config.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import type { PublicSettings } from '../../web/public-settings.ts'
import { isAdminPage } from '../frame/admin-page.ts'
import { focusHeadings } from '../frame/focus-heading.ts'
import { Footer } from '../frame/footer.tsx'
import { NavigationBar } from '../frame/navigation-bar.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { firstPaintScript, keepThemeWhileAllowed } from '../frame/theme.ts'

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
        {/* Behind the script, which would wait for it, and with it all of the page. The server may move it (page-styles.ts): no
            browser looks for it here. */}
        {typeof document === 'undefined' && <link rel="stylesheet" href={appCss} />}
      </head>
      <body>
        <Frame settings={settings} />
      </body>
    </html>
  )
}

/** Runs before the first paint. */
const FirstScript = ({ settings }: { settings: PublicSettings }) => (
  <script
    // A browser has run it by then, and leaves it as it came.
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script text, its one value escaped
    dangerouslySetInnerHTML={{
      __html: import.meta.env.SSR ? pageConfigScript(settings) + firstPaintScript : '',
    }}
  />
)

function Frame({ settings }: { settings: PublicSettings }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  // Tells whoever drives a browser that buttons work by now.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
  useEffect(keepThemeWhileAllowed, [])
  useEffect(() => {
    // Who keeps something has a worker. Without this code the page is as it is.
    if (navigator.serviceWorker?.controller)
      import('../../guide/offline/show-offline-bar.tsx').then(
        ({ showOfflineBar }) => showOfflineBar(),
        () => {},
      )
  }, [])
  const router = useRouter()
  useEffect(() => focusHeadings(router), [router])
  // The back office has its own navigation, and no scripts that wait for consent.
  if (isAdminPage(pathname))
    return (
      <div data-back-office="">
        <SkipLink />
        <Outlet />
        <NetworkNote />
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
      <NetworkNote />
      <Toaster />
    </>
  )
}
