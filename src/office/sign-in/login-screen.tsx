import { useLocation } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { artAddress } from '../../guide/art/art-address.ts'
import { denied, LoginAlert, sessionOver } from './login-alert.tsx'
import { LoginForm } from './login-form.tsx'
import { useLogin } from './use-login.tsx'

type LoginScreenProps = {
  siteName: string
  /** Who came here is signed in, but is no admin. */
  isDenied?: boolean
  /** Who stands here was signed in, and is to come back to this address. */
  isSessionOver?: boolean
  /** The address to go to after the login. */
  next?: string | undefined
}

/** Stands at its own address, and in the place of every screen that only admins may see. */
export function LoginScreen({ siteName, isDenied, isSessionOver, next }: LoginScreenProps) {
  const here = useLocation({ select: ({ href }) => href })
  const { failure, signIn } = useLogin(isSessionOver ? here : next)
  const [first] = [isDenied && denied, isSessionOver && sessionOver].filter((one) => one !== false)
  const shown = failure ?? first
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh grid-rows-[auto_1fr] bg-surface outline-none lg:grid-cols-[minmax(420px,1fr)_minmax(0,1.35fr)] lg:grid-rows-1"
    >
      <title>{`Login – ${siteName}`}</title>
      <div className="grid px-5.5 pt-5.5 pb-2 lg:px-10 lg:py-9">
        <div className="mx-auto flex w-full max-w-96 flex-col">
          <SiteLink siteName={siteName} />
          <div className="py-7 lg:my-auto lg:py-10">
            <h1 className="text-[2rem]! lg:text-[2.5rem]!">Welcome back</h1>
            <p className="mt-2 mb-6.5 text-text-muted">For editors of the guide.</p>
            <LoginForm onLogin={signIn} alert={shown && <LoginAlert failure={shown} />} />
          </div>
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-text-muted no-underline hover:text-text"
          >
            <ArrowLeft className="size-4.5" />
            To the guide
          </a>
        </div>
      </div>
      <NightArt />
    </main>
  )
}

// A link that loads the page anew: the guide has scripts that the back office does without.
const SiteLink = ({ siteName }: { siteName: string }) => (
  <a
    href="/"
    className="flex min-h-11 items-center gap-[11px] font-display text-[1.25rem] leading-none font-bold tracking-[-0.02em] text-text no-underline"
  >
    <img src="/logo.svg" alt="" width={40} height={40} />
    {siteName}
  </a>
)

const NightArt = () => (
  <div
    aria-hidden="true"
    className="relative mx-2.5 mb-2.5 night [color-scheme:dark] min-h-48 overflow-hidden rounded-[22px] bg-(--h-sky) lg:my-3 lg:mr-3 lg:ml-0 lg:rounded-2xl"
  >
    <svg
      viewBox="520 40 860 640"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <use href={artAddress('hero')} />
    </svg>
  </div>
)
