import { Search } from 'lucide-react'
import { licenseAddress } from '../../guide/photos/reusable-license.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { countText, FoundPhoto } from './found-photo.tsx'
import type { NewPhotoProps } from './new-photo.ts'
import { useCommonsPhotos } from './use-commons-photos.tsx'

/** Photos of Wikimedia Commons that the map names for the place. */
export function CommonsPhotos(props: NewPhotoProps) {
  const { photos, find, isFinding, problem, choose, chosenTitle } = useCommonsPhotos(props)
  return (
    <div className="grid gap-3">
      <p className="text-sm text-text-muted">
        Photos that OpenStreetMap and Wikidata name for this place. Their authors and licenses are shown with
        them.
      </p>
      <BusyButton onClick={find} isBusy={isFinding} className="justify-self-start">
        <Search className="size-4.5" />
        {isFinding ? 'Searching...' : 'Find on Wikimedia Commons'}
      </BusyButton>
      <p role="status" className="text-xs text-text-muted empty:hidden">
        {photos && countText(photos.length, 'The map names no photo of this place that may be used.')}
      </p>
      {problem && (
        <p role="alert" className="text-xs text-danger">
          {problem}
        </p>
      )}
      {photos && photos.length > 0 && (
        <ul aria-label="Photos of Wikimedia Commons" className="grid grid-cols-2 gap-2.5">
          {photos.map((photo) => (
            <li key={photo.title}>
              <FoundPhoto
                src={photo.thumbUrl}
                alt={photo.description ?? photo.title.replace(/^File:/, '')}
                author={photo.author ?? 'an unnamed author'}
                authorUrl={photo.authorUrl}
                note={<License license={photo.license} pageUrl={photo.pageUrl} />}
                isBusy={chosenTitle === photo.title}
                isDisabled={chosenTitle !== undefined}
                onChoose={() => choose(photo.title)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Leads to the licence, else to the picture's page, which says more of it. */
const License = ({ license, pageUrl }: { license: string; pageUrl: string }) => (
  <>
    {', '}
    <OutsideLink href={licenseAddress(license) ?? pageUrl} className="underlined">
      {license}
    </OutsideLink>
  </>
)
