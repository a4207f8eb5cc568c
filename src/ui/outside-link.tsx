import type { ComponentProps } from 'react'

/** A link to another site, in a new tab; nothing at all unless it is a web address. */
export function OutsideLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  if (!/^https?:\/\//i.test(href)) return null
  return <a href={href} target="_blank" rel="noopener" {...props} />
}
