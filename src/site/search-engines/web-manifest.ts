/** How the guide looks on a phone's home screen. */
export const webManifest = (siteName: string) => ({
  name: siteName,
  short_name: siteName,
  description: 'Find attractions and activities that kids will love in European cities.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f9fcfc',
  theme_color: '#045970',
  icons: [
    { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
