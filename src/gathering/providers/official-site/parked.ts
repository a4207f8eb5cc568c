// Where names are sold and parked, as one is sent there.
const shops =
  /(^|\.)(sedo|sedoparking|dan|afternic|hugedomains|parkingcrew|bodis|domainmarket|buydomains|uniregistry|undeveloped|domainnamesales|namedrive|parklogic|above|dynadot|nicsell|domaindiscover|squadhelp|atom|brandbucket|efty|skenzo|voodoo|parking|domain-for-sale)\.(com|de|net|org|io|eu|co|cc)$/

const titles =
  /(domain|dom[eé]nav?|dom[aeií]ni[oe]?|nom de domaine|domein).{0,60}(for sale|zu verkaufen|zum verkauf|kaufen|à vendre|en venta|te koop|in vendita|na sprzeda|till salu|til salg|på salg|à venda|parked|geparkt|parking|prodej|elad[oó])|(buy|kaufen sie|achetez|compra).{0,40}\bdomain/i

// A parked name shows a few lines and somebody's advertisements.
const mostCharacters = 60_000
const adverts =
  /sedoparking\.com|parkingcrew\.net|bodis\.com\/|d38psrni17bvxu\.cloudfront\.net|\/caf\.js|adsense\/domains/

/** Whether a page is a shop where names are sold: its place has given it up. */
export function isParked(page: URL, html: string): boolean {
  // A tag that is never closed ends with the next one: else each of a hundred thousand would be looked for to the end of the page.
  const [, title = ''] = /<title[^<>]*>([^<]{0,300})/i.exec(html) ?? []
  return (
    shops.test(page.hostname) || titles.test(title) || (html.length < mostCharacters && adverts.test(html))
  )
}
