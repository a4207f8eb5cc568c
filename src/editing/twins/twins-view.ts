/** What the screen shows, as its address says it. */
export type TwinsView =
  | { show: 'possible' | 'apart' | 'joined'; after: string }
  | { show: 'pair'; keep: number; drop: number }
  | { show: 'place'; id: number }

export type TwinsSearch = Record<string, string>

export function twinsViewOf({ pair = '', place = '', list = '', after = '' }: TwinsSearch): TwinsView {
  const [, keep, drop] = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(pair) ?? []
  if (keep && drop && keep !== drop) return { show: 'pair', keep: Number(keep), drop: Number(drop) }
  if (/^[1-9]\d{0,8}$/.test(place)) return { show: 'place', id: Number(place) }
  return { show: list === 'apart' || list === 'joined' ? list : 'possible', after }
}

export const pairSearch = (keep: number, drop: number): TwinsSearch => ({ pair: `${keep}-${drop}` })
