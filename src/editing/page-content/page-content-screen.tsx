import { ChevronDown, ExternalLink, History } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { forgetForm, leftForm } from '../../office/drafts/left-forms.ts'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { LeaveGuard } from '../../office/shell/leave-guard.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { useDialogOver, useLayer } from '../../office/shell/use-open-dialog.ts'
import { type ContentPageKey, contentPageKeys } from '../../site/page-content/content-page-keys.ts'
import type { AdminPageSection } from '../../site/page-content/page-content.schema.ts'
import { sectionHeading } from '../../site/page-content/section-heading.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { orNull } from '../../web/api-client.ts'
import { NoLongerPlanned } from '../planned-changes/no-longer-planned.tsx'
import { PlanButton } from '../planned-changes/plan-button.tsx'
import type { PlannedChange } from '../planned-changes/planned-change.schema.ts'
import { getPlannedChange } from '../planned-changes/planned-changes.requests.ts'
import { PlannedFormNote, PlannedNote } from '../planned-changes/planned-notes.tsx'
import { getAllPageSections } from './admin-page-content.requests.ts'
import { SectionField } from './section-field.tsx'
import { TextHistoryDialog } from './text-history-dialog.tsx'
import { pageForm, usePageDraft } from './use-page-draft.tsx'

const pages = contentPageKeys.map((value) => ({ value, label: sectionHeading(value.replaceAll('-', '_')) }))

/** `plannedId`: of the planned change that the form is about. */
export function PageContentScreen({ plannedId }: { plannedId: number | undefined }) {
  if (plannedId !== undefined)
    return (
      <AdminScreen title="Page Content">
        <PlannedPage key={plannedId} plannedId={plannedId} />
      </AdminScreen>
    )
  return <ChosenPage />
}

function ChosenPage() {
  const [chosen, choose] = useLayer('page', leftForm('page-content:'))
  const pageKey = contentPageKeys.find((key) => key === chosen) ?? 'about'
  return (
    <AdminScreen title="Page Content">
      <div className="mb-5 flex max-w-[1280px] flex-wrap items-end justify-between gap-3">
        <Select
          value={pageKey}
          options={pages}
          onValueChange={(value) => {
            forgetForm(pageForm(pageKey))
            choose(value)
          }}
          label={<span className="font-normal text-text-muted">Page</span>}
          className="inline-flex min-h-11 min-w-[min(16rem,100%)] items-center gap-2.5 rounded-md border-[1.5px] border-control-border bg-surface px-3.5 text-sm font-semibold"
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

/** The form of what is planned; of what is no planned text of a page, why there is none. */
function PlannedPage({ plannedId }: { plannedId: number }) {
  const { content, hasFailed, reload } = useAnswer(`planned ${plannedId}`, () =>
    orNull(getPlannedChange(plannedId)),
  )
  const pageKey = contentPageKeys.find((key) => content?.subject === 'page' && key === content.key)
  if (content === undefined) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  if (!content || !pageKey || content.state === 'published')
    return (
      <>
        <p className="text-text-muted">
          {content ? 'This change of a page has been published.' : 'This draft has been discarded.'}
        </p>
        <NoLongerPlanned id={plannedId} />
      </>
    )
  return (
    <>
      <h2 className="mb-4">{nameOf(pageKey)}</h2>
      <PageEditor pageKey={pageKey} planned={content} />
    </>
  )
}

const nameOf = (pageKey: ContentPageKey) => pages.find(({ value }) => value === pageKey)?.label ?? pageKey

type PageEditorProps = { pageKey: ContentPageKey; planned?: PlannedChange }

function PageEditor({ pageKey, planned }: PageEditorProps) {
  const { content, hasFailed, reload } = useAnswer(pageKey, () => getAllPageSections(pageKey))
  return content ? (
    <PageForm pageKey={pageKey} first={{ sections: content, planned }} />
  ) : (
    <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  )
}

type PageFormProps = { pageKey: ContentPageKey; first: Parameters<typeof usePageDraft>[1] }

function PageForm({ pageKey, first }: PageFormProps) {
  const page = usePageDraft(pageKey, first)
  const { planned } = page
  const [keptCount, setKeptCount] = useState(0)
  const mayEdit = useMay('editor')
  const [opened, open] = useDialogOver()
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!planned) page.save()
        }}
        className="grid max-w-[1280px] grid-cols-[minmax(0,1fr)] gap-5"
      >
        <div className="justify-self-start">
          <Button look="outline" onClick={() => open('history')}>
            <History className="size-4.5" />
            History
          </Button>
        </div>
        <DraftNote {...page.note} />
        {planned ? (
          <PlannedFormNote planned={planned} overtaken={overtakenTexts(planned, page.sections)} />
        ) : (
          <PlannedNote subject="page" subjectKey={pageKey} version={keptCount} />
        )}
        {page.sections.map((section) => (
          <SectionField
            key={section.sectionKey}
            section={section}
            text={page.textOf(section)}
            readOnly={!mayEdit}
            isFormatted={page.isFormatted(section)}
            onWrite={(text) => page.write(section, text)}
            onFormat={(isFormatted) => page.format(section, isFormatted)}
            isModified={page.isModified(section)}
            overtakenBy={page.overtakenBy(section)}
          />
        ))}
        {mayEdit && (
          <div className="sticky bottom-0 flex flex-wrap gap-2.5 border-t border-border bg-bg py-3">
            {!planned && (
              <BusyButton type="submit" isBusy={page.isSaving}>
                {page.isSaving ? 'Saving...' : 'Save Changes'}
              </BusyButton>
            )}
            <PlanButton
              {...{ planned, keep: page.keep, onRefused: page.onRefused }}
              whenReady={(open) => page.isReady() && open()}
              onKept={(kept) => {
                page.onKept(kept)
                setKeptCount((count) => count + 1)
              }}
            />
          </div>
        )}
      </form>
      {opened === 'history' && (
        <TextHistoryDialog
          pageKey={pageKey}
          name={nameOf(pageKey)}
          onClose={() => open('')}
          onRestore={page.restore}
        />
      )}
      <LeaveGuard isDirty={page.isDirty} onLeave={page.discard} />
    </>
  )
}

const overtakenTexts = ({ overtaken }: PlannedChange, sections: readonly AdminPageSection[]) =>
  sections
    .filter(({ sectionKey }) => overtaken.includes(sectionKey))
    .map(({ sectionKey, content }) => ({ label: sectionHeading(sectionKey), now: content }))
