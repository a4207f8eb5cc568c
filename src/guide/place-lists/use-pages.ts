import { useEffect, useRef, useState } from 'react'

type ListPage = { total: number }

interface GrowingList<Page> {
  /** Another key is another list. */
  key: string
  /** The first page where it is known from the start, null when the server could not have it. */
  first: Page | null | undefined
  /** The page that comes after so many. */
  load: (pagesShown: number) => Promise<Page>
}

/** Lists as far as they were shown: who comes back to one finds it, and where he was in it, as he left it. */
const shownLists = new Map<string, ListPage[]>()

/**
 * A list that grows page by page. `isFailed` is of its first page; a later one that cannot be had is asked for again with
 * the next `more`.
 */
export function usePages<Page extends ListPage>({ key, first, load }: GrowingList<Page>) {
  const begin = () => ({ key, pages: knownPages(key, first), isFailed: first === null })
  const [kept, setList] = useState(begin)
  const list = kept.key === key ? kept : begin()
  if (list !== kept) setList(list)
  const { pages, isFailed } = list
  const isLoading = pages.length === 0 && !isFailed
  const isLoadingMore = useRef(false)

  const show = (shown: Page[]) => {
    shownLists.set(key, shown)
    setList((now) => (now.key === key ? { ...now, pages: shown } : now))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list
  useEffect(() => {
    isLoadingMore.current = false
    if (!isLoading) return
    load(0).then(
      (page) => show([page]),
      (error: unknown) => {
        console.warn('The list cannot be had:', error)
        setList((now) => (now.key === key ? { ...now, isFailed: true } : now))
      },
    )
  }, [key])

  const more = async () => {
    if (isLoadingMore.current || pages.length === 0) return
    isLoadingMore.current = true
    const page = await load(pages.length).catch(() => undefined)
    isLoadingMore.current = false
    if (page) show([...pages, page])
  }
  return { pages, isFailed, isLoading, more }
}

function knownPages<Page extends ListPage>(key: string, first: Page | null | undefined): Page[] {
  const shown = import.meta.env.SSR ? undefined : (shownLists.get(key) as Page[] | undefined)
  return shown ?? (first ? [first] : [])
}
