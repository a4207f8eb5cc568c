import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { SearchPanelProps } from './search-panel.tsx'

const loadPanel = () => import('./search-panel.tsx').then(({ SearchPanel }) => SearchPanel)

const looks =
  'flex-none items-center gap-2.5 rounded-full text-sm text-text-muted hover:bg-surface-hover max-lg:size-11 max-lg:justify-center lg:mr-2 lg:min-h-11 lg:min-w-[266px] lg:border-[1.5px] lg:border-control-border lg:bg-surface lg:pr-2.5 lg:pl-3.5'

/** The way to a place or city by its name, in the bar: its panel's code is fetched when the visitor reaches for it. */
export function SearchButton() {
  const { Part, preload, demand } = useLatePart<SearchPanelProps>(loadPanel)
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const show = async () => setOpen(await demand())
  const showWithKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isOurs || event.shiftKey || event.altKey || takesText(event.target)) return
    event.preventDefault()
    void show()
  })
  useEffect(() => {
    document.addEventListener('keydown', showWithKey)
    return () => document.removeEventListener('keydown', showWithKey)
  }, [])
  return (
    <search className="contents">
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
        className={`inline-flex noscript:hidden ${looks}`}
      >
        <Face />
      </button>
      <a href="/search" className={`hidden noscript:inline-flex ${looks}`}>
        <Face />
      </a>
      {open && Part && <Part trigger={trigger} onClose={() => setOpen(false)} />}
    </search>
  )
}

const Face = () => (
  <>
    <Search className="size-5.5 text-text lg:size-4.5 lg:text-link" />
    <span className="max-lg:sr-only">Search places and cities</span>
    <span aria-hidden="true" className="ml-auto max-lg:hidden noscript:hidden">
      <kbd className="rounded-[5px] border border-border-strong bg-surface-sunken px-1.5 py-0.5 font-sans text-2xs font-semibold text-text-subtle">
        Ctrl K
      </kbd>
    </span>
  </>
)

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
