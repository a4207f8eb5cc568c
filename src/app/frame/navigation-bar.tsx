import { Link } from '@tanstack/react-router'
import { LayoutGrid, Map as MapIcon, Menu, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { PlanLink } from '../../guide/plan/plan-link.tsx'
import { SearchButton } from '../../guide/search/search-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ThemeButton } from '../../ui/theme-button.tsx'
import { Logo } from './logo.tsx'
import { keepTheme } from './theme.ts'
import { useWebsiteColors } from './use-website-colors.ts'

interface NavigationBarProps {
  siteName: string
  /** The address of the page, to mark its link and to close the menu when it changes. */
  pathname: string
  /** Shown when the API has no logo; ours by default. */
  logoUrl: string | undefined
  /** As wide as a list of places. */
  isWide: boolean
}

const isExplore = (pathname: string) => pathname === '/' || /^\/fun(city|place)\//.test(pathname)

export function NavigationBar({ siteName, pathname, logoUrl, isWide }: NavigationBarProps) {
  const [openAt, setOpenAt] = useState<string>()
  const burger = useRef<HTMLButtonElement>(null)
  useWebsiteColors()
  const isOpen = openAt === pathname
  const close = () => {
    setOpenAt(undefined)
    burger.current?.focus()
  }
  const closeWithEscape = (event: KeyboardEvent) => event.key === 'Escape' && isOpen && close()
  /** The page that one is on does not change, and so closes nothing. */
  const closeAt = (address: SectionAddress) => () => address === pathname && close()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever the focus is in it
    <header
      onKeyDown={closeWithEscape}
      className="sticky top-0 low:static z-(--z-nav) border-b border-border bg-glass backdrop-blur-[10px] backdrop-saturate-130"
    >
      <div className={`${isWide ? 'wide-width' : 'page-width'} nav-row`}>
        <Link to="/" className="nav-logo">
          <Logo siteName={siteName} configuredUrl={logoUrl} />
          <span>{siteName}</span>
        </Link>
        <SearchButton />
        <nav aria-label="Main" className="flex gap-1 max-md:hidden noscript:max-md:flex">
          <BarLink to="/" isCurrent={isExplore(pathname)}>
            Explore
          </BarLink>
          <BarLink to="/top-family-activities" isCurrent={pathname.startsWith('/top-family-activities')}>
            Top activities
          </BarLink>
        </nav>
        <PlanLink />
        <ThemeButton keep={keepTheme} />
        <Button
          ref={burger}
          look="ghost"
          size="icon"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          className="flex-none md:hidden noscript:hidden"
        >
          {isOpen ? <X className="size-5" /> : <Menu className="size-5" />}
        </Button>
      </div>
      <nav id="menu" aria-label="Menu" hidden={!isOpen} className="nav-menu">
        <MenuLink to="/" isCurrent={isExplore(pathname)} onClick={closeAt('/')}>
          <MapIcon className="size-5 text-link" />
          Explore
        </MenuLink>
        <MenuLink
          to="/categories"
          isCurrent={pathname.startsWith('/categories')}
          onClick={closeAt('/categories')}
        >
          <LayoutGrid className="size-5 text-link" />
          Categories
        </MenuLink>
      </nav>
    </header>
  )
}

type SectionAddress = '/' | '/categories' | '/top-family-activities'

type NavLinkProps = { to: SectionAddress; isCurrent: boolean; children: React.ReactNode }

const BarLink = ({ to, isCurrent, children }: NavLinkProps) => (
  <Link
    to={to}
    activeOptions={{ exact: true }}
    aria-current={isCurrent ? 'page' : undefined}
    className="nav-link"
  >
    {children}
  </Link>
)

const MenuLink = ({ to, isCurrent, onClick, children }: NavLinkProps & { onClick: () => void }) => (
  <Link
    to={to}
    onClick={onClick}
    activeOptions={{ exact: true }}
    aria-current={isCurrent ? 'page' : undefined}
    className="menu-link"
  >
    {children}
  </Link>
)
