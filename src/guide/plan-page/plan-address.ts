import type { Family } from '../family/family.ts'
import { familyInLink, familyOfLink } from '../family/family-in-link.ts'

/** Behind '#', which no browser sends to a server: no log has the code, and nobody but who gets the link hears of the family. */
export function planAddress(code: string, family?: Family): string {
  const told = family && familyInLink(family)
  return `${location.origin}/plan#${code}${told ? `&${told}` : ''}`
}

export interface LinkedTo {
  /** '' of a link that lost its end on the way. */
  code: string
  /** Of who made the link, where they wanted that. */
  family: Family | undefined
}

/** What the part of an address from '#' on leads to; undefined for no plan. */
export function readPlanAddress(hash: string): LinkedTo | undefined {
  // What stands around a link in a message may come along: a full stop, a bracket.
  const [, code, told = ''] = /^#([\w-]{16})(?:&(.*)|[^\w&-].*)?$/.exec(hash) ?? []
  if (code !== undefined) return { code, family: familyOfLink(told) }
  return isCut.test(hash) ? { code: '', family: undefined } : undefined
}

/** Days and stops of the page itself are no links to a plan. */
const isCut = /^#(?!day-|stop-|main$)[\w-]{1,15}$/
