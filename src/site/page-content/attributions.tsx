import { ExternalLink } from 'lucide-react'
import type { ComponentType } from 'react'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { MapPicture, PhotoPicture, PositionPicture, RoutePicture } from './attribution-pictures.tsx'
import type { PageSection } from './page-content.schema.ts'
import { RichText } from './rich-text-view.tsx'

interface Attribution {
  sectionKey: string
  name: string
  url: string
  Picture: ComponentType
}

const attributions: readonly Attribution[] = [
  {
    sectionKey: 'attribution_openstreetmap',
    name: 'OpenStreetMap',
    url: 'https://www.openstreetmap.org/copyright',
    Picture: MapPicture,
  },
  {
    sectionKey: 'attribution_nominatim',
    name: 'Nominatim',
    url: 'https://nominatim.org/',
    Picture: PositionPicture,
  },
  {
    sectionKey: 'attribution_osrm',
    name: 'OSRM',
    url: 'https://project-osrm.org/',
    Picture: RoutePicture,
  },
  {
    sectionKey: 'attribution_unsplash',
    name: 'Unsplash',
    url: 'https://unsplash.com/',
    Picture: PhotoPicture,
  },
]

interface AttributionsProps {
  sectionOf: (sectionKey: string) => PageSection | undefined
  email: string
}

/** The projects that the guide owes most to: their names and addresses are ours, what is said of them the editors'. */
export const Attributions = ({ sectionOf, email }: AttributionsProps) => (
  <section aria-labelledby="thanks" className="page-width mt-12">
    <h2 id="thanks">Built on open work</h2>
    <p className="mt-2 mb-6 text-lg text-text-muted">Four projects make this guide possible.</p>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5.5 md:grid-cols-2 xl:grid-cols-4">
      {attributions.map(({ sectionKey, name, url, Picture }) => (
        <article key={sectionKey} className="flex flex-col rounded-xl border border-border bg-surface p-2">
          <div className="relative aspect-[2/1] overflow-hidden rounded-[15px] bg-bg-tint">
            <Picture />
          </div>
          <h3 className="mx-2 mt-3.5 mb-1 text-[1.25rem] leading-[1.3]">{name}</h3>
          <Words section={sectionOf(sectionKey)} email={email} />
          <OutsideLink
            href={url}
            className="underlined mx-2 mt-auto inline-flex max-w-full [overflow-wrap:anywhere] min-h-11 items-center gap-1.5 self-start text-sm font-semibold"
          >
            {new URL(url).host.replace(/^www\./, '')}
            <ExternalLink className="size-4" />
          </OutsideLink>
        </article>
      ))}
    </div>
  </section>
)

const Words = ({ section, email }: { section: PageSection | undefined; email: string }) =>
  section?.blocks ? (
    <div className="mx-2 mb-1 grid gap-2 text-sm text-text-muted">
      <RichText blocks={section.blocks} email={email} level={3} />
    </div>
  ) : (
    <p className="mx-2 mb-1 text-sm text-text-muted">{section?.content}</p>
  )
