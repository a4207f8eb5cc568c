import { Mail } from 'lucide-react'
import { Panorama } from '../../guide/art/panorama.tsx'
import { Attributions } from './attributions.tsx'
import type { PageSection } from './page-content.schema.ts'
import { PageText } from './page-text.tsx'

interface AboutScreenProps {
  sections: readonly PageSection[]
  siteName: string
  email: string
}

export function AboutScreen({ sections, siteName, email }: AboutScreenProps) {
  const sectionOf = (key: string) => sections.find(({ sectionKey }) => sectionKey === key)
  const description = sectionOf('description')
  const contact = sectionOf('contact_info')
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className="relative isolate overflow-hidden bg-(--h-sky)">
        <Panorama
          crop="shore"
          className="absolute right-0 bottom-0 -z-1 h-[170px] w-full md:h-full md:w-[57%] md:[mask-image:linear-gradient(90deg,transparent,#000_22%)]"
        />
        <div className="page-width pt-5 pb-[186px] md:grid md:min-h-[250px] md:content-end md:pb-8.5">
          <h1 className="[overflow-wrap:anywhere] md:max-w-1/2">
            About {sectionOf('site_name')?.content ?? siteName}
          </h1>
        </div>
      </div>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-7 pt-6 md:pt-11 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-14">
        <div className="grid max-w-(--measure) gap-3.5 text-[1.0625rem] leading-[1.65rem] *:first:text-[1.1875rem] *:first:leading-7 md:text-[1.125rem] md:leading-7 md:*:first:text-[1.375rem] md:*:first:leading-8">
          {description && <PageText section={description} email={email} level={1} />}
        </div>
        {contact?.content && (
          <aside
            aria-label="Contact"
            className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 rounded-xl bg-bg-tint p-6.5 text-sm text-text-muted"
          >
            <span className="grid size-12 place-items-center rounded-[14px] bg-accent-soft text-on-accent-soft">
              <Mail className="size-6.5" />
            </span>
            <h2 className="mt-1.5 text-[1.375rem] leading-tight text-text">Write to us</h2>
            <PageText section={contact} email={email} level={2} />
          </aside>
        )}
      </div>
      <Attributions sectionOf={sectionOf} email={email} />
    </main>
  )
}
