import { ChevronDown, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../office/accounts/may.tsx'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { forgetForm, leftForm } from '../../office/drafts/left-forms.ts'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { LeaveGuard } from '../../office/shell/leave-guard.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { type ContentPageKey, contentPageKeys } from '../../site/page-content/content-page-keys.ts'
import type { AdminPageSection } from '../../site/page-content/page-content.schema.ts'
import { sectionHeading } from '../../site/page-content/section-heading.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getAllPageSections } from './admin-page-content.requests.ts'
import { SectionField } from './section-field.tsx'
import { pageForm, usePageDraft } from './use-page-draft.tsx'

const pages = contentPageKeys.map((value) => ({ value, label: sectionHeading(value.replaceAll('-', '_')) }))

export function PageContentScreen() {
  const [pageKey, setPageKey] = useState(leftPage)
  return (
    <AdminScreen title="Page Content">
      <div className="mb-5 flex max-w-[860px] flex-wrap items-end justify-between gap-3">
        <Select
          value={pageKey}
          options={pages}
          onValueChange={(value) => {
            forgetForm(pageForm(pageKey))
            setPageKey(value as ContentPageKey)
          }}
          label={<span className="font-normal text-text-muted">Page</span>}
          className="inline-flex min-h-11 min-w-64 items-center gap-2.5 rounded-md border-[1.5px] border-control-border bg-surface px-3.5 text-sm font-semibold"
          chevron={<ChevronDown className="ml-auto size-4.5" />}
        />
        <a
          href="/about"
          target="_blank"
          rel="noopener"
          className="underlined inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
        >
          Preview the About page
          <ExternalLink className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </div>
      <PageEditor key={pageKey} pageKey={pageKey} />
    </AdminScreen>
  )
}

const leftPage = (): ContentPageKey =>
  contentPageKeys.find((key) => key === leftForm('page-content:')) ?? 'about'

function PageEditor({ pageKey }: { pageKey: ContentPageKey }) {
  const { content, hasFailed, reload } = useAnswer(pageKey, () => getAllPageSections(pageKey))
  return content ? (
    <PageForm pageKey={pageKey} first={content} />
  ) : (
    <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  )
}

type PageFormProps = { pageKey: ContentPageKey; first: readonly AdminPageSection[] }

function PageForm({ pageKey, first }: PageFormProps) {
  const page = usePageDraft(pageKey, first)
  const mayEdit = useMay('editor')
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          page.save()
        }}
        className="grid max-w-[860px] gap-5"
      >
        <DraftNote {...page.note} />
        {page.sections.map((section) => (
          <SectionField
            key={section.sectionKey}
            section={section}
            text={page.textOf(section)}
            readOnly={!mayEdit}
            onWrite={(text) => page.write(section, text)}
            isModified={page.isModified(section)}
            isOvertaken={page.isOvertaken(section)}
          />
        ))}
        {mayEdit && (
          <div className="sticky bottom-0 flex border-t border-border bg-bg py-3">
            <Button type="submit" disabled={page.isSaving}>
              {page.isSaving ? 'Saving...' : 'Save Changes'}
            </Button>
          </div>
        )}
      </form>
      <LeaveGuard isDirty={page.isDirty} onLeave={page.discard} />
    </>
  )
}
