import { Pencil } from 'lucide-react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { Button } from '../../ui/button.tsx'
import { SeoText, type SeoTexts } from './seo-dialog.tsx'

export type SeoEntry = SeoTexts & {
  /** The fun type's slug or the page's key. */
  key: string
  name: string
  path: string
}

export const SeoList = ({ entries, onEdit }: { entries: SeoEntry[]; onEdit: (entry: SeoEntry) => void }) => (
  <ul className="overflow-hidden rounded-lg border border-border bg-surface text-sm">
    {entries.map((entry) => (
      <li
        key={entry.key}
        className="grid gap-x-6 gap-y-2 border-border p-4 not-first:border-t lg:grid-cols-[200px_minmax(0,1fr)_auto] lg:items-center"
      >
        <div className="min-w-0">
          <h2 className="text-[1.0625rem]! leading-snug">{entry.name}</h2>
          <code className="text-xs text-text-muted [overflow-wrap:anywhere]">{entry.path}</code>
        </div>
        <dl className="grid gap-1">
          {[['Title', entry.metaTitle] as const, ['Description', entry.metaDescription] as const].map(
            ([term, text]) => (
              <div key={term} className="grid grid-cols-[88px_minmax(0,1fr)] gap-2">
                <dt className="text-text-muted">{term}</dt>
                <dd>
                  <SeoText text={text} />
                </dd>
              </div>
            ),
          )}
        </dl>
        <May be="editor">
          <Button
            look="outline"
            aria-label={`Edit SEO: ${entry.name}`}
            onClick={() => onEdit(entry)}
            className="justify-self-start"
          >
            <Pencil className="size-4.5" />
            Edit SEO
          </Button>
        </May>
      </li>
    ))}
  </ul>
)
