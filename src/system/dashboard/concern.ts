export type Concern = {
  /** What is the matter, with its number. */
  title: string
  /** What it means. */
  text: string
  /** What to do about it, and where; nothing where only time helps. */
  action?: string
  to?: string
  search?: Record<string, string>
  kind:
    | 'warning'
    | 'paused'
    | 'later'
    | 'report'
    | 'import'
    | 'running'
    | 'gone'
    | 'refused'
    | 'website'
    | 'hours'
    | 'photo'
    | 'stale'
}
