import type { SiteItem } from './site-item.ts'

/** What came of a visit; the reasons follow 'It …', for editors. */
export type SiteVisit =
  | { kind: 'read' /** Where it was found, after redirects. */; page: string; items: SiteItem[] }
  /** The site does not want to be read. */
  | { kind: 'kept-out'; reason: string }
  /** It may be better another day. */
  | { kind: 'failed'; reason: string /** False where nobody answered at all. */; isAnswered: boolean }
  /** By this visit the place has no such site any more. */
  | { kind: 'gone'; reason: string; isAnswered: boolean }
