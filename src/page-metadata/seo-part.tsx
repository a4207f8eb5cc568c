import { useState } from 'react'
import { currentOf, sayFailure } from '../admin/failure.tsx'
import { LoadingOrFailed } from '../admin/loading-or-failed.tsx'
import { useContent } from '../admin/use-content.ts'
import { toast } from '../ui/toast.ts'
import { SeoDialog, type SeoTexts } from './seo-dialog.tsx'
import { type SeoEntry, SeoList } from './seo-list.tsx'

interface SeoPartProps<Entry extends SeoEntry> {
  load: () => Promise<Entry[]>
  save: (entry: Entry, texts: SeoTexts) => Promise<unknown>
  saved: string
  failed: string
}

/** What one tab lists and edits. */
export function SeoPart<Entry extends SeoEntry>({ load, save, saved, failed }: SeoPartProps<Entry>) {
  const { content: entries, hasFailed, reload } = useContent('', load)
  const [edited, setEdited] = useState<{ entry: Entry; newer?: SeoTexts }>()
  if (!entries) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  const saveTexts = async (entry: Entry, texts: SeoTexts) => {
    try {
      await save(entry, texts)
      toast({ title: saved })
      setEdited(undefined)
      reload()
    } catch (error) {
      sayFailure(failed, error)
      const newer = currentOf<SeoTexts>(error)
      if (newer) setEdited({ entry: { ...entry, ...newer }, newer })
    }
  }
  return (
    <>
      <SeoList
        entries={entries}
        onEdit={({ key }) => {
          const entry = entries.find((other) => other.key === key)
          if (entry) setEdited({ entry })
        }}
      />
      {edited && (
        <SeoDialog
          name={edited.entry.name}
          texts={edited.entry}
          newer={edited.newer}
          onSave={(texts) => saveTexts(edited.entry, texts)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
