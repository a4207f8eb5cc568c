import { Link } from '@tanstack/react-router'
import { KeyRound, LogOut, UserRound } from 'lucide-react'
import { Fragment } from 'react'
import { useRole } from '../accounts/may.tsx'
import { isAtLeast } from '../accounts/role.ts'
import { isOfScreen, screenGroups } from './screens.ts'

interface AdminLinksProps {
  pathname: string
  onLogout: () => void
}

export const AdminLinks = ({ pathname, onLogout }: AdminLinksProps) => (
  <>
    {useGroups().map(({ name, screens }) => (
      <Fragment key={name}>
        <p className="px-3 pt-3.5 pb-1 text-2xs font-semibold text-text-subtle">{name}</p>
        <ul className="grid gap-0.5">
          {screens.map(({ to, name: linkName, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                // Of its own accord the dashboard's link would be current on every screen.
                activeOptions={{ exact: to === '/admin' }}
                aria-current={isOfScreen(to, pathname) ? 'page' : undefined}
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
        <Link
          to="/admin/account"
          aria-current={isOfScreen('/admin/account', pathname) ? 'page' : undefined}
          className={linkClass}
        >
          <UserRound className="size-5 flex-none" />
          Your Account
        </Link>
      </li>
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

/** The screens that are for who is signed in. */
function useGroups() {
  const role = useRole()
  return screenGroups
    .map(({ name, screens }) => ({
      name,
      screens: screens.filter(({ needs }) => role !== undefined && isAtLeast(role, needs)),
    }))
    .filter(({ screens }) => screens.length > 0)
}

const linkClass =
  'flex min-h-11.5 w-full items-center gap-3 rounded-[12px] px-3 text-left text-sm font-medium text-text-muted no-underline hover:bg-surface-hover hover:text-text focus-visible:rounded-[12px] aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft lg:min-h-[42px]'
