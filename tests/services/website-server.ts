import { type LocalAnswer, localService } from './local-service.ts'

type Page = Partial<LocalAnswer> | string | Buffer

/** The website of a place: its pages by path, without a robots.txt unless there is one. All others are not found. */
export const websiteServer = (pages: Readonly<Record<string, Page>>) =>
  localService(({ pathname, search }) => {
    const page = pages[`${pathname}${search}`] ?? pages[pathname]
    if (page === undefined)
      return { status: 404, headers: { 'Content-Type': 'text/html' }, body: 'Not found' }
    const {
      headers,
      body = '',
      ...more
    } = typeof page === 'string' || Buffer.isBuffer(page) ? { body: page } : page
    return { ...more, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers }, body }
  })
