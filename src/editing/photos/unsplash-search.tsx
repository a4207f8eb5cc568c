import { Search } from 'lucide-react'
import { useState } from 'react'
import type { UnsplashPhoto } from '../../gathering/providers/unsplash/unsplash-photo.schema.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { countText, FoundPhoto } from './found-photo.tsx'
import type { NewPhotoProps } from './new-photo.ts'
import { onEnterKey } from './photo-text-fields.tsx'
import { searchUnsplash } from './place-images.requests.ts'
import { useUnsplashChoice } from './use-unsplash-choice.tsx'

/** Photos of Unsplash that are found under a name, the place's own to begin with. */
export function UnsplashSearch({ placeId, placeName, onAdded }: NewPhotoProps) {
  const [query, setQuery] = useState(placeName)
  const { photos, search, isSearching, problem } = usePhotoSearch()
  const { choose, chosenId } = useUnsplashChoice(
    { placeId, placeName, onAdded },
    'Failed to save Unsplash image',
  )
  const start = () => query.trim() && !isSearching && search(query.trim())
  return (
    <div className="grid gap-3">
      <Field label="Search Unsplash for" error={problem}>
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              type="search"
              maxLength={200}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={(event) => onEnterKey(event, start)}
              className={inputClass}
            />
            <BusyButton onClick={start} isBusy={isSearching} disabled={!query.trim()}>
              <Search className="size-4.5" />
              {isSearching ? 'Searching...' : 'Search'}
            </BusyButton>
          </div>
        )}
      </Field>
      <p role="status" className="text-xs text-text-muted empty:hidden">
        {photos && countText(photos.length, 'No photos found.')}
      </p>
      {photos && photos.length > 0 && (
        <ul aria-label="Found photos" className="grid grid-cols-2 gap-2.5">
          {photos.map((photo) => (
            <li key={photo.id}>
              <FoundPhoto
                src={photo.urls.small}
                alt={photo.alt_description ?? ''}
                author={photo.user.name}
                authorUrl={photo.user.links.html}
                isBusy={chosenId === photo.id}
                isDisabled={chosenId !== undefined}
                onChoose={() => choose(photo.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function usePhotoSearch() {
  const [photos, setPhotos] = useState<UnsplashPhoto[]>()
  const [problem, setProblem] = useState<string>()
  const [isSearching, setIsSearching] = useState(false)
  const search = async (query: string) => {
    setIsSearching(true)
    setProblem(undefined)
    try {
      setPhotos(await searchUnsplash(query))
    } catch (error) {
      setProblem(serverMessage(error))
      toast({
        title: 'Search failed',
        description: 'Failed to search Unsplash images',
        variant: 'destructive',
      })
    }
    setIsSearching(false)
  }
  return { photos, search, isSearching, problem }
}
