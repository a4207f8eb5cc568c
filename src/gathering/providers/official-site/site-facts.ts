import type { Position } from '../../../guide/how-far/distance.ts'
import { phoneOf } from '../../../guide/places/phone.ts'
import { websiteOf } from '../../../guide/places/website.ts'
import { itemsAbout } from './about-place.ts'
import { type ClosedStretch, closedStretch } from './closure.ts'
import { hoursText, type OpenTimes } from './hours-text.ts'
import { openTimesOf } from './open-times.ts'
import { type Prices, pricesOf } from './prices.ts'
import { itemsOf, type SiteItem, textsOf } from './site-item.ts'

/** What a website says of its place; null is 'does not say', or says two things at once. */
export type SiteFacts = Prices &
  ClosedStretch &
  Record<'openingHours' | 'specialHours' | 'phone' | 'imageUrl', string | null>

type Visit = {
  place: Position & { name: string }
  /** The address of the page, which its own are relative to. */
  page: string
  /** YYYY-MM-DD: what was over by then is not told. */
  today: string
}

export function siteFacts(items: readonly SiteItem[], { place, page, today }: Visit): SiteFacts {
  const about = itemsAbout(items, place)
  return {
    ...agreedParts(about.map(pricesOf), { price: null, charge: null, priceBand: null }),
    ...timesOf(about, today),
    phone: agreed(about.map((item) => textsOf(item, 'telephone').map(phoneOf).find(Boolean) ?? null)),
    imageUrl: about.flatMap((item) => imagesOf(item, page))[0] ?? null,
  }
}

type Times = Pick<SiteFacts, 'openingHours' | 'specialHours' | keyof ClosedStretch>

function timesOf(items: readonly SiteItem[], today: string): Times {
  const told = items.map(openTimesOf).filter((times) => times === 'unclear' || times.length > 0)
  const clear = told.filter((times) => times !== 'unclear').map((times) => clearTimes(times, today))
  const isUnclear = told.includes('unclear')
  return {
    openingHours: isUnclear ? null : agreed(clear.map(({ hours }) => hours)),
    specialHours: isUnclear ? null : agreed(clear.map(({ special }) => special)),
    ...agreedParts(
      clear.flatMap(({ closed }) => closed ?? []),
      { closedFrom: null, closedUntil: null },
    ),
  }
}

/** What one item tells: hours, the days that are otherwise, and a closure, which is neither. */
function clearTimes(times: readonly OpenTimes[], today: string) {
  const stretch = closedStretch(times, today)
  const open = times.filter((one) => one !== stretch)
  const usual = open.filter(({ isSpecial }) => !isSpecial)
  // Days off alone say nothing of all others, and would stand in the way of who knows them.
  const isOpenAtAll = usual.some((one) => one.times.length > 0)
  return {
    hours: (isOpenAtAll && hoursText(usual, today)) || null,
    special:
      hoursText(
        open.filter(({ isSpecial }) => isSpecial),
        today,
      ) ?? null,
    closed: stretch && { closedFrom: stretch.from ?? null, closedUntil: stretch.through ?? null },
  }
}

/** What all say who say something; null where they differ. */
function agreed<Value>(values: readonly (Value | null)[]): Value | null {
  const said = new Set(values.filter((value) => value !== null))
  const [first = null] = said
  return said.size === 1 ? first : null
}

/** Of parts that belong together the first, if all say the same. */
function agreedParts<Parts extends object>(all: readonly Parts[], none: Parts): Parts {
  const said = all.filter((parts) => Object.values(parts).some((value) => value !== null))
  const [first = none, ...others] = said
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : none
}

/** Pictures on https, of which a browser shows the first. */
function imagesOf(item: SiteItem, page: string): string[] {
  const named = ['image', 'photo'].flatMap((name) => [
    ...textsOf(item, name),
    ...itemsOf(item, name).flatMap((image) => [...textsOf(image, 'contentUrl'), ...textsOf(image, 'url')]),
  ])
  return named.flatMap((address) => {
    const url = URL.parse(address, page)
    return (url?.protocol === 'https:' && websiteOf(url.href)) || []
  })
}
