import { useLocation } from '@tanstack/react-router'
import { Eye, LogOut, Menu } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ThemeButton } from '../../ui/theme-button.tsx'
import { loadToastArea } from '../../ui/toaster.tsx'
import { fetchPart } from '../../ui/use-late-part.ts'
import { useRole } from '../accounts/current-user/may.tsx'
import { AdminDrawer } from './admin-drawer.tsx'
import { AdminLinks } from './admin-links.tsx'
import { keepOfficeTheme } from './office-theme.ts'
import { useLogout } from './use-logout.tsx'
import { countWaitingBy, type Waiting } from './waiting.ts'

interface AdminShellProps {
  siteName: string
  /** How much waits where. */
  askWaiting: () => Promise<Waiting>
  children: ReactNode
}

/** Navigation beside the screen; on phones a bar above it, with the same links in a drawer. */
export function AdminShell({ siteName, askWaiting, children }: AdminShellProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const [openAt, setOpenAt] = useState<string>()
  const burger = useRef<HTMLButtonElement>(null)
  const { onLogout, question } = useLogout()
  const isOpen = openAt === pathname
  useEffect(() => {
    // Without it now, the first toast tries again.
    void fetchPart(loadToastArea)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another screen the numbers are counted anew
  useEffect(() => countWaitingBy(askWaiting), [askWaiting, pathname])
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
      <nav
        aria-label="Admin"
        className="sticky top-0 flex h-dvh flex-col gap-0.5 overflow-y-auto border-r border-border bg-surface px-3 py-4 [scrollbar-width:thin] max-lg:hidden"
      >
        <div className="mb-1 ml-2 flex items-center gap-1">
          <a
            href="/"
            className="mr-auto flex min-h-11 items-center gap-[11px] font-display text-[1.0625rem] leading-[1.05] font-bold tracking-[-0.02em] text-text no-underline"
          >
            <img src="/logo.svg" alt="" width={34} height={34} />
            {siteName}
          </a>
          <ThemeButton keep={keepOfficeTheme} />
        </div>
        <AdminLinks pathname={pathname} onLogout={onLogout} />
      </nav>
      <PhoneBar burger={burger} isOpen={isOpen} onOpen={() => setOpenAt(pathname)} onLogout={onLogout} />
      {isOpen && (
        <AdminDrawer siteName={siteName} onClose={() => setOpenAt(undefined)} trigger={burger}>
          <AdminLinks pathname={pathname} onLogout={onLogout} />
        </AdminDrawer>
      )}
      {children}
      {question}
    </div>
  )
}

type PhoneBarProps = {
  burger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpen: () => void
  onLogout: () => void
}

const PhoneBar = ({ burger, isOpen, onOpen, onLogout }: PhoneBarProps) => (
  <header className="flex min-h-15 flex-wrap items-center gap-x-2 border-b border-border bg-surface px-4 lg:hidden">
    <Button
      ref={burger}
      look="ghost"
      size="icon"
      aria-label="Open menu"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Menu className="size-6" />
    </Button>
    <span className="mr-auto flex items-center gap-2.5 font-display text-[1.125rem] font-bold">
      <img src="/logo.svg" alt="" width={30} height={30} />
      Admin
    </span>
    <ThemeButton keep={keepOfficeTheme} />
    <Button look="ghost" size="icon" aria-label="Logout" onClick={onLogout}>
      <LogOut className="size-5" />
    </Button>
  </header>
)

interface AdminScreenProps {
  /** The page's heading. */
  title: string
  /** Where the page is called otherwise than its heading. */
  pageTitle?: string
  /** Beside the heading, such as a count. */
  badge?: ReactNode
  /** Across from the heading: what the screen is for. */
  actions?: ReactNode
  children: ReactNode
}

/** Where a screen of the back office stands. */
export const AdminScreen = ({ title, pageTitle = title, badge, actions, children }: AdminScreenProps) => (
  <main
    id="main"
    tabIndex={-1}
    // Of twice as large text a phone has not the width of every button.
    className="min-w-0 px-[clamp(16px,2.4vw,36px)] pt-6.5 pb-15 outline-none max-sm:[&_.button]:max-w-full max-sm:[&_.button]:shrink-0 max-sm:[&_.button]:whitespace-normal"
  >
    <title>{`${pageTitle} – Admin`}</title>
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <h1 className="text-[1.5rem]! lg:text-[1.875rem]!">{title}</h1>
      {badge}
      {actions && (
        <div className="ml-auto flex flex-wrap gap-2.5 max-sm:has-[fieldset]:w-full">{actions}</div>
      )}
    </div>
    <ViewerNote />
    {children}
  </main>
)

/** Why what a screen is for is not offered. */
const ViewerNote = () =>
  useRole() === 'viewer' && (
    <p className="mb-5 flex items-center gap-3 rounded-[14px] bg-surface-sunken px-4.5 py-3 text-sm">
      <Eye className="size-5 flex-none" />
      Your role is viewer: you can look, and change nothing. An admin can make you an editor.
    </p>
  )
