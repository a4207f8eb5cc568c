import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { artAddress } from '../../guide/art/art-address.ts'

interface SignInFrameProps {
  siteName: string
  /** Of the page. */
  title: string
  heading: string
  children: ReactNode
}

/** Where somebody stands who is not in the back office yet. */
export const SignInFrame = ({ siteName, title, heading, children }: SignInFrameProps) => (
  <main
    id="main"
    tabIndex={-1}
    className="grid min-h-dvh grid-rows-[auto_1fr] bg-surface outline-none lg:grid-cols-[minmax(420px,1fr)_minmax(0,1.35fr)] lg:grid-rows-1"
  >
    <title>{`${title} – ${siteName}`}</title>
    <div className="grid px-5.5 pt-5.5 pb-2 lg:px-10 lg:py-9">
      <div className="mx-auto flex w-full max-w-96 flex-col">
        <SiteLink siteName={siteName} />
        <div className="py-7 lg:my-auto lg:py-10">
          <h1 className="mb-6.5 text-[2rem]! lg:text-[2.5rem]!">{heading}</h1>
          {children}
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
