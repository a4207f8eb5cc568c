import type { BreadcrumbList, Thing, WithContext } from 'schema-dts'
import type { PublicSettings } from './public-settings.ts'

type SocialPicture = {
  /** A path of ours, or a whole address. */
  src: string
  alt: string
}

type PageHead = {
  title: string
  description: string
  /** Path and query of the page's one canonical address. */
  path: string
  settings: PublicSettings
  /** What a shared link to the page shows; the editors' banner by default. */
  picture?: SocialPicture | undefined
  /** schema.org things that the page is about. */
  jsonLd?: WithContext<Thing>[] | undefined
  /** Path of the Atom feed that tells what is new on the page. */
  feed?: string | undefined
}

/**
 * Title, description, canonical address, Open Graph, JSON-LD and feed of a page, as the router's `head` wants them. The last three are
 * for programs, which read what the server sends: no browser brings their code, nor what only they need.
 */
export function pageHead(head: PageHead) {
  const { title, description, path, settings, jsonLd = [], feed } = head
  const url = settings.siteOrigin + path
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(import.meta.env.SSR ? openGraph(head, url) : []),
    ],
    links: [
      { rel: 'canonical', href: url },
      ...(import.meta.env.SSR && feed
        ? [{ rel: 'alternate', type: 'application/atom+xml', href: feed }]
        : []),
    ],
    scripts: jsonLd.map((thing) => ({ type: 'application/ld+json', children: scriptText(thing) })),
  }
}

function openGraph({ title, description, settings, picture }: PageHead, url: string) {
  const { src, alt } = picture ?? { src: '/api/static-assets/banner', alt: settings.siteName }
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: settings.siteName },
    { property: 'og:image', content: src.startsWith('/') ? settings.siteOrigin + src : src },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export function breadcrumbs(
  settings: PublicSettings,
  steps: { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: settings.siteOrigin + path,
    })),
  }
}

/** JSON that cannot end the script element it stands in, whatever texts it holds. */
const scriptText = (thing: object) =>
  JSON.stringify(thing).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
