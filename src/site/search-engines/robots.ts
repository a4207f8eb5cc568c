/** What robots may read: everything but the administration on the production host, nothing on any other. */
export const robotsText = (isProductionHost: boolean, siteOrigin: string): string =>
  isProductionHost
    ? `User-agent: *\nDisallow: /admin\nDisallow: /search\n\nSitemap: ${siteOrigin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'
