import type { Family } from '../family/family.ts'
import { familyInLink, familyOfLink } from '../family/family-in-link.ts'

/** Behind '#', which no browser sends to a server: no log has the code, and nobody but who gets the link hears of the family. */
export function planAddress(code: string, family?: Family): string {
  const told = family && familyInLink(family)
  return `${location.origin}/plan#${code}${told ? `&${told}` : ''}`
}

export interface LinkedTo {
  code: string
  /** Of who made the link, where they wanted that. */
  family: Family | undefined
}

/** What the part of an address from '#' on leads to; undefined for no plan. */
export function readPlanAddress(hash: string): LinkedTo | undefined {
  const [, code, , told = ''] = /^#([\w-]{16})(&(.*))?$/.exec(hash) ?? []
  return code === undefined ? undefined : { code, family: familyOfLink(told) }
}
