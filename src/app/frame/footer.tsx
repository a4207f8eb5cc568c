import { Link } from '@tanstack/react-router'
import { Camera, Cookie, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { openCookiePreferences } from '../../site/consent/consent.ts'
import { Button } from '../../ui/button.tsx'

type FooterProps = { siteName: string; instagramUrl: string; facebookUrl: string }

const support = [
  ['/about', 'About'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
] as const

export const Footer = ({ siteName, instagramUrl, facebookUrl }: FooterProps) => (
  <footer className="mt-16 border-t border-border bg-surface-sunken pt-10 pb-8 text-sm md:mt-24 md:pt-16">
    <div className="page-width">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-8 md:grid-cols-[1.7fr_1fr_1fr] md:gap-10">
        <div className="max-md:col-span-full">
          <Link
            to="/"
            className="inline-flex min-h-11 items-center gap-[11px] font-display text-[1.25rem] leading-none font-bold tracking-[-0.02em] text-text"
          >
            <img src="/logo.svg" alt="" width={38} height={38} />
            {siteName}
          </Link>
          <p className="mt-3.5 max-w-[44ch] text-text-muted">
            Find attractions and activities that kids will love in European cities, making family travel
            easier, safer and more fun.
          </p>
        </div>
        <LinkList heading="Support">
          {support.map(([to, name]) => (
            <li key={to}>
              <Link to={to} className={linkClass}>
                {name}
              </Link>
            </li>
          ))}
        </LinkList>
        <LinkList heading="Follow us">
          <ProfileLink href={instagramUrl}>
            <Camera className="size-5" />
            Instagram
          </ProfileLink>
          <ProfileLink href={facebookUrl}>
            <MessageCircle className="size-5" />
            Facebook
          </ProfileLink>
        </LinkList>
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border pt-5 text-xs text-text-subtle">
        <span>© 2025 {siteName}</span>
        <Button
          look="ghost"
          onClick={() => window.dispatchEvent(new Event(openCookiePreferences))}
          className="-ml-4 whitespace-normal sm:-mr-4 noscript:hidden"
        >
          <Cookie className="size-5" />
          Cookie Consent
        </Button>
      </div>
    </div>
  </footer>
)

const LinkList = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-1.5 font-sans text-sm leading-tight font-semibold tracking-normal">{heading}</h2>
    <ul>{children}</ul>
  </div>
)

const linkClass = 'inline-flex min-h-11 items-center gap-2.5 text-text-muted hover:text-text hover:underline'

const ProfileLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href} className={linkClass}>
      {children}
    </a>
  </li>
)
