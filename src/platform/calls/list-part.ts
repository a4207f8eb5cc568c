import type { Context } from 'hono'

/** How much of a list a call answers when it is not told. */
export const mostListed = 500

type Part = { total: number; limit?: number | undefined; offset?: number | undefined }

/** Says how many there are in all (`X-Total-Count`), and where the list goes on (`Link`). */
export function announcePart(c: Context, { total, limit = mostListed, offset = 0 }: Part) {
  c.header('X-Total-Count', String(total))
  if (offset + limit >= total) return
  const next = new URL(c.req.url)
  next.searchParams.set('limit', String(limit))
  next.searchParams.set('offset', String(offset + limit))
  c.header('Link', `<${next.pathname}${next.search}>; rel="next"`)
}
