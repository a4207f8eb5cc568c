import {
  Activity,
  Blocks,
  Building2,
  CalendarCheck,
  CalendarClock,
  Copy,
  Database,
  FileSearch,
  History,
  Import,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MapPinned,
  MessageCircle,
  Plug,
  Radius,
  ScrollText,
  Settings,
  Settings2,
  TextAlignStart,
  Users,
} from 'lucide-react'
import type { Role } from '../accounts/account/role.ts'

type Screen = { to: string; name: string; icon: LucideIcon; needs: Role }

/** A new screen of the back office gets its line here: whoever has less than the role it needs is not shown it. */
export const screenGroups: readonly { name: string; screens: readonly Screen[] }[] = [
  {
    name: 'Guide',
    screens: [
      { to: '/admin', name: 'Dashboard', icon: LayoutDashboard, needs: 'viewer' },
      { to: '/admin/cities', name: 'Cities', icon: Building2, needs: 'viewer' },
      { to: '/admin/places', name: 'Places', icon: MapPinned, needs: 'viewer' },
      { to: '/admin/review', name: 'Review', icon: ListChecks, needs: 'editor' },
      { to: '/admin/reports', name: 'Reports', icon: MessageCircle, needs: 'editor' },
      { to: '/admin/twins', name: 'Twins', icon: Copy, needs: 'editor' },
      { to: '/admin/freshness', name: 'Freshness', icon: CalendarCheck, needs: 'viewer' },
      { to: '/admin/imports', name: 'Imports', icon: Import, needs: 'viewer' },
      { to: '/admin/history', name: 'Deleted', icon: History, needs: 'viewer' },
    ],
  },
  {
    name: 'Site',
    screens: [
      { to: '/admin/seo-metadata', name: 'SEO Metadata', icon: FileSearch, needs: 'viewer' },
      { to: '/admin/page-content', name: 'Page Content', icon: TextAlignStart, needs: 'viewer' },
      { to: '/admin/planned-changes', name: 'Planned Changes', icon: CalendarClock, needs: 'viewer' },
      { to: '/admin/search-radius', name: 'Search Radius', icon: Radius, needs: 'admin' },
      { to: '/admin/config', name: 'Config', icon: Settings2, needs: 'admin' },
    ],
  },
  {
    name: 'System',
    screens: [
      { to: '/admin/status', name: 'Status', icon: Activity, needs: 'admin' },
      { to: '/admin/providers', name: 'Providers', icon: Plug, needs: 'admin' },
      { to: '/admin/settings', name: 'Settings', icon: Settings, needs: 'admin' },
      { to: '/admin/programs', name: 'Programs', icon: Blocks, needs: 'admin' },
      { to: '/admin/accounts', name: 'Accounts', icon: Users, needs: 'admin' },
      { to: '/admin/audit', name: 'Audit log', icon: ScrollText, needs: 'admin' },
      { to: '/admin/database', name: 'Database', icon: Database, needs: 'admin' },
    ],
  },
]

/** Whether an address is that of the screen, or of a part of it. */
export const isOfScreen = (to: string, pathname: string): boolean =>
  to === '/admin' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)

const screens = screenGroups.flatMap((group) => group.screens)

export const screenAt = (pathname: string): Screen | undefined =>
  screens.find(({ to }) => isOfScreen(to, pathname))
