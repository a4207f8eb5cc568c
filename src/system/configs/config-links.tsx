import { Link } from '@tanstack/react-router'
import { ArrowRight, type LucideIcon, Radius, TextAlignStart } from 'lucide-react'

const links = [
  {
    to: '/admin/search-radius',
    name: 'Search Radius',
    text: 'Which distances visitors can choose',
    icon: Radius,
  },
  {
    to: '/admin/page-content',
    name: 'Page Content',
    text: 'About, privacy, terms and cookies',
    icon: TextAlignStart,
  },
] as const satisfies { to: string; name: string; text: string; icon: LucideIcon }[]

/** The screens that are configured on pages of their own. */
export const ConfigLinks = () => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
    {links.map(({ to, name, text, icon: Icon }) => (
      <li key={to}>
        <Link
          to={to}
          className="flex h-full items-center gap-4 rounded-lg border border-border bg-surface p-4 text-text no-underline hover:bg-surface-hover focus-visible:rounded-lg"
        >
          <span className="grid size-12 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
            <Icon className="size-6" />
          </span>
          <span className="grid min-w-0 gap-0.5">
            <span className="font-display text-[1.125rem] leading-tight font-bold">{name}</span>
            <span className="text-sm text-text-muted">{text}</span>
          </span>
          <ArrowRight className="ml-auto size-5 flex-none text-text-muted" />
        </Link>
      </li>
    ))}
  </ul>
)
