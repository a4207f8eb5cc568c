import { CalendarCheck } from 'lucide-react'
import type { PageSection } from './page-content.schema.ts'
import { PageText } from './page-text.tsx'
import { sectionHeading } from './section-heading.ts'

interface PolicyScreenProps {
  heading: string
  sections: readonly PageSection[]
  email: string
}

const updatedKey = 'last_updated'

/** Privacy Policy, Terms of Service, Cookie Policy: a table of contents and the sections. */
export function PolicyScreen({ heading, sections, email }: PolicyScreenProps) {
  const updated = sections.find(({ sectionKey }) => sectionKey === updatedKey)?.content
  const shown = sections.filter(({ sectionKey }) => sectionKey !== updatedKey)
  return (
    <main id="main" tabIndex={-1} className="page-width pt-9 outline-none md:pt-13">
      <h1>{heading}</h1>
      {updated && (
        <p className="mt-3.5 flex items-center gap-2 text-sm text-text-muted">
          <CalendarCheck className="size-5 text-link" />
          Last updated {updated}
        </p>
      )}
      <div className="grid items-start gap-7 pt-7 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-16">
        <Contents sections={shown} />
        <div className="grid max-w-(--measure) gap-9">
          {shown.map((section) => (
            <section
              key={section.sectionKey}
              id={section.sectionKey}
              className="grid justify-items-start gap-3.5 text-[1.0625rem] leading-[1.7rem]"
            >
              <h2 className="text-[1.625rem] leading-tight">{sectionHeading(section.sectionKey)}</h2>
              <PageText section={section} email={email} level={2} />
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}

const Contents = ({ sections }: { sections: readonly PageSection[] }) => (
  <nav aria-labelledby="contents" className="lg:sticky lg:top-[calc(var(--nav-h)+24px)]">
    <h2
      id="contents"
      className="mb-2 ml-4 font-sans text-xs leading-[1.4] font-semibold tracking-normal text-text-subtle"
    >
      On this page
    </h2>
    <ol className="border-l-2 border-border">
      {sections.map(({ sectionKey }) => (
        <li key={sectionKey}>
          <a
            href={`#${sectionKey}`}
            className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent px-4 text-sm text-text-muted hover:border-link hover:text-text"
          >
            {sectionHeading(sectionKey)}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
