import { expect, test } from 'vitest'
import { breadcrumbs, pageHead } from './page-head.ts'
import type { PublicSettings } from './public-settings.ts'

const settings = { siteName: 'Fun', siteOrigin: 'https://fun.example' } as PublicSettings
const head = { title: 'Zoo', description: 'Bears', path: '/funplace/zoo', settings }

test('the canonical address is the site origin and the path', () => {
  const { meta, links } = pageHead(head)
  expect(links).toEqual([{ rel: 'canonical', href: 'https://fun.example/funplace/zoo' }])
  expect(meta).toContainEqual({ title: 'Zoo' })
  expect(meta).toContainEqual({ name: 'description', content: 'Bears' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://fun.example/funplace/zoo' })
})

test("a page without a picture of its own is shared with the editors' banner", () => {
  const banner = { property: 'og:image', content: 'https://fun.example/api/static-assets/banner' }
  expect(pageHead(head).meta).toContainEqual(banner)
  const picture = { src: 'https://photos.example/1.jpg', alt: 'Bears' }
  expect(pageHead({ ...head, picture }).meta).toContainEqual({ property: 'og:image', content: picture.src })
})

test('no text can end the script that describes the page, and all are read as they were', () => {
  const name = '</script><!--<script>&\u2028\u2029"'
  const [script] = pageHead({
    ...head,
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'Zoo', name }],
  }).scripts
  expect(script?.children).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(script?.children ?? '')).toMatchObject({ '@type': 'Zoo', name })
})

test('breadcrumbs count from 1 and hold whole addresses', () => {
  expect(breadcrumbs(settings, [{ name: 'Explore', path: '/' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Explore', item: 'https://fun.example/' },
  ])
})
