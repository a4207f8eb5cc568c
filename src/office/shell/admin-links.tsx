import { Link } from '@tanstack/react-router'
import {
  Building2,
  CalendarCheck,
  Database,
  FileSearch,
  History,
  Import,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  MapPinned,
  MessageCircle,
  Plug,
  Radius,
  Settings,
  Settings2,
  TextAlignStart,
} from 'lucide-react'
import { Fragment } from 'react'

type AdminLink = { to: string; name: string; icon: LucideIcon }

/** A new screen of the back office gets its line here. */
const groups: { name: string; links: AdminLink[] }[] = [
  {
    name: 'Guide',
    links: [
      { to: '/admin', name: 'Dashboard', icon: LayoutDashboard },
      { to: '/admin/cities', name: 'Cities', icon: Building2 },
      { to: '/admin/places', name: 'Places', icon: MapPinned },
      { to: '/admin/review', name: 'Review', icon: ListChecks },
      { to: '/admin/reports', name: 'Reports', icon: MessageCircle },
      { to: '/admin/freshness', name: 'Freshness', icon: CalendarCheck },
      { to: '/admin/imports', name: 'Imports', icon: Import },
      { to: '/admin/history', name: 'Deleted', icon: History },
    ],
  },
  {
    name: 'Site',
    links: [
      { to: '/admin/seo-metadata', name: 'SEO Metadata', icon: FileSearch },
      { to: '/admin/page-content', name: 'Page Content', icon: TextAlignStart },
      { to: '/admin/search-radius', name: 'Search Radius', icon: Radius },
      { to: '/admin/config', name: 'Config', icon: Settings2 },
    ],
  },
  {
    name: 'System',
    links: [
      { to: '/admin/providers', name: 'Providers', icon: Plug },
      { to: '/admin/settings', name: 'Settings', icon: Settings },
      { to: '/admin/database', name: 'Database', icon: Database },
    ],
  },
]

interface AdminLinksProps {
  pathname: string
  onLogout: () => void
}

export const AdminLinks = ({ pathname, onLogout }: AdminLinksProps) => (
  <>
    {groups.map(({ name, links }) => (
      <Fragment key={name}>
        <p className="px-3 pt-3.5 pb-1 text-2xs font-semibold text-text-subtle">{name}</p>
        <ul className="grid gap-0.5">
          {links.map(({ to, name: linkName, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                // Of its own accord the dashboard's link would be current on every screen.
                activeOptions={{ exact: to === '/admin' }}
                aria-current={isCurrent(to, pathname) ? 'page' : undefined}
                className={linkClass}
              >
                <Icon className="size-5 flex-none" />
                {linkName}
              </Link>
            </li>
          ))}
        </ul>
      </Fragment>
    ))}
    <p className="px-3 pt-3.5 pb-1 text-2xs font-semibold text-text-subtle lg:mt-auto">You</p>
    <ul className="grid gap-0.5">
      <li>
        <Link to="/admin/login" className={linkClass}>
          <KeyRound className="size-5 flex-none" />
          Login
        </Link>
      </li>
      <li>
        <button type="button" onClick={onLogout} className={linkClass}>
          <LogOut className="size-5 flex-none" />
          Logout
        </button>
      </li>
    </ul>
  </>
)

const isCurrent = (to: string, pathname: string) =>
  to === '/admin' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)

const linkClass =
  'flex min-h-11.5 w-full items-center gap-3 rounded-[12px] px-3 text-left text-sm font-medium text-text-muted no-underline hover:bg-surface-hover hover:text-text focus-visible:rounded-[12px] aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft lg:min-h-[42px]'
