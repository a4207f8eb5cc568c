import { Link } from '@tanstack/react-router'
import { KeyRound, LogOut, UserRound } from 'lucide-react'
import { Fragment, useId } from 'react'
import { isAtLeast } from '../accounts/account/role.ts'
import { useRole } from '../accounts/current-user/may.tsx'
import { isOfScreen, screenGroups } from './screens.ts'
import { useWaiting } from './waiting.ts'

interface AdminLinksProps {
  pathname: string
  onLogout: () => void
}

export function AdminLinks({ pathname, onLogout }: AdminLinksProps) {
  const waiting = useWaiting()
  const id = useId()
  return (
    <>
      {useGroups().map(({ name, screens }) => (
        <Fragment key={name}>
          <p className="px-3 pt-3.5 pb-1 text-2xs font-semibold text-text-subtle">{name}</p>
          <ul className="grid gap-0.5">
            {screens.map(({ to, name: linkName, icon: Icon }) => (
              <li key={to} className="relative">
                <Link
                  to={to}
                  // Of its own accord the dashboard's link would be current on every screen.
                  activeOptions={{ exact: to === '/admin' }}
                  aria-current={isOfScreen(to, pathname) ? 'page' : undefined}
                  aria-describedby={waiting[to] ? `${id}${to}` : undefined}
                  className={linkClass}
                >
                  <Icon className="size-5 flex-none" />
                  {linkName}
                </Link>
                {waiting[to] ? <Waits id={`${id}${to}`} count={waiting[to]} /> : null}
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
}

/** Beside the link, so that its name stays what it is. */
const Waits = ({ id, count }: { id: string; count: number }) => (
  <span
    id={id}
    className="pointer-events-none absolute inset-y-0 right-3 my-auto h-fit rounded-full bg-accent-soft px-2 py-0.5 text-2xs font-semibold text-on-accent-soft tabular-nums"
  >
    {count > 9999 ? '9,999+' : count.toLocaleString('en')}
    <span className="sr-only"> {count === 1 ? 'waits' : 'wait'}</span>
  </span>
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
