import { useMay } from '../../office/accounts/current-user/may.tsx'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { currentOf, sayFailure } from '../../office/shell/failure.tsx'
import { LoadingOrFailed, UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { type SaveOutcome, SeoDialog, type SeoTexts } from './seo-dialog.tsx'
import { type SeoEntry, SeoList } from './seo-list.tsx'

interface SeoPartProps<Entry extends SeoEntry> {
  /** What its drafts are called. */
  form: string
  load: () => Promise<Entry[]>
  save: (entry: Entry, texts: SeoTexts) => Promise<unknown>
  saved: string
  failed: string
}

/** What one tab lists and edits. */
export function SeoPart<Entry extends SeoEntry>({ form, load, save, saved, failed }: SeoPartProps<Entry>) {
  const { latest: entries, hasFailed, reload, setContent } = useAnswer('', load)
  const left = leftForm(`${form}:`)
  const [opened, open] = useOpenDialog(left && `${form}:${left}`)
  const mayEdit = useMay('editor')
  const edited = mayEdit && entries?.find(({ key }) => `${form}:${key}` === opened)
  if (!entries) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  const saveTexts = async (entry: Entry, texts: SeoTexts): Promise<SaveOutcome> => {
    try {
      await save(entry, texts)
      toast({ title: saved })
      setContent(entries.map((other) => (other === entry ? { ...entry, ...texts } : other)))
      reload()
      return { isSaved: true }
    } catch (error) {
      sayFailure(failed, error)
      const newer = currentOf<SeoTexts>(error)
      if (newer) setContent(entries.map((other) => (other === entry ? { ...entry, ...newer } : other)))
      return { isSaved: false, newer }
    }
  }
  return (
    <>
      <UnlessLoaded isThere hasFailed={hasFailed} onRetry={reload} />
      <SeoList entries={entries} onEdit={({ key }) => open(`${form}:${key}`)} />
      {edited && (
        <SeoDialog
          form={`${form}:${edited.key}`}
          name={edited.name}
          texts={edited}
          onSave={(texts) => saveTexts(edited, texts)}
          onClose={() => open('')}
        />
      )}
    </>
  )
}
