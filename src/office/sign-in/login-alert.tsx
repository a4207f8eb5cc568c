import { CircleAlert, Clock, ShieldX } from 'lucide-react'

export type LoginFailure = { kind: 'refused' | 'denied' | 'closed'; title: string; text: string }

export const denied: LoginFailure = {
  kind: 'denied',
  title: 'Access denied',
  text: 'Admin privileges required',
}

export const sessionOver: LoginFailure = {
  kind: 'closed',
  title: 'Your session has ended.',
  text: 'Sign in to go on where you were. What you wrote is kept.',
}

const icons = { refused: CircleAlert, denied: ShieldX, closed: Clock }

/** Stays beside the form when the toast is gone. */
export function LoginAlert({ failure: { kind, title, text } }: { failure: LoginFailure }) {
  const Icon = icons[kind]
  const colours =
    kind === 'refused' ? 'bg-danger-soft text-on-danger-soft' : 'bg-accent-soft text-on-accent-soft'
  return (
    <p className={`mb-5 flex items-center gap-3 rounded-[14px] py-3 pr-3.5 pl-4.5 text-sm ${colours}`}>
      <Icon className="size-5 flex-none" />
      <span>
        <b className="font-bold">{title}</b> {text}
      </span>
    </p>
  )
}
