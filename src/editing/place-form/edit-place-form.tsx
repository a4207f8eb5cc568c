import { ExternalLink } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import type { Season } from '../../guide/seasons/season.schema.ts'
import { May, useMay } from '../../office/accounts/current-user/may.tsx'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { LeaveGuard } from '../../office/shell/leave-guard.tsx'
import { sayNoChanges } from '../../office/shell/no-changes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useEnrichAddress } from '../addresses/use-enrich-address.tsx'
import { PlaceHistoryButton } from '../history/place-history-button.tsx'
import { PhotoManagement } from '../photos/photo-management.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { getAdminPlace } from '../places/admin-places.requests.ts'
import { PlanButton } from '../planned-changes/plan-button.tsx'
import { PlannedFormNote, PlannedNote } from '../planned-changes/planned-notes.tsx'
import { overtakenFacts, placeNotes } from './edit-place-notes.tsx'
import {
  EditPlaceDetails,
  EditPlaceFurther,
  EditPlaceLocation,
  EditPlaceStatus,
  EditPlaceSuits,
} from './edit-place-parts.tsx'
import type { FormField } from './place-form.ts'
import { DiscardQuestion } from './place-form-discard.tsx'
import { FormPart, fieldIn, focusField } from './place-form-fields.tsx'
import { FormAlert } from './place-form-notes.tsx'
import { PlaceTitle } from './place-form-title.tsx'
import type { PlaceChoices, PlaceRow } from './planned-place.ts'
import { useHoursQuestion } from './use-hours-question.tsx'
import { usePlaceEdit } from './use-place-edit.tsx'

const formId = 'edit-place'

interface EditPlaceFormProps {
  row: PlaceRow
  choices: PlaceChoices
  /** What gets the focus back. */
  opener: Element | null
  field: FormField | undefined
  onClose: () => void
  onSaved: (place: AdminPlace) => void
}

export function EditPlaceForm(props: EditPlaceFormProps) {
  const { row, choices, opener, field, onClose, onSaved } = props
  const { funTypes, seasons } = choices
  const editing = usePlaceEdit({ first: row, choices, onSaved, onClose })
  // By now it may be another one, which it was joined into.
  const { place, planned } = editing
  const { enrich, isEnriching } = useEnrichAddress(place.id, editing.follow)
  const mayEdit = useMay('editor')
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  const body = useRef<HTMLFormElement>(null)
  const hours = useHoursQuestion(() => focusField(body.current, 'openingHours'))
  const first = useRef<HTMLInputElement>(null)
  // Asked for when the form is there.
  const start = {
    get current() {
      return field ? fieldIn(body.current, field) : null
    },
  }
  const form = { ...editing, noteOf: placeNotes({ editing, ...choices }) }
  const close = () => (editing.isDirty ? setAsksToDiscard(true) : editing.leave())
  const discard = () => {
    editing.discard()
    editing.leave()
  }
  const readAgain = () => void getAdminPlace(place.id).then(editing.follow, () => undefined)
  const isChanged = editing.values.openingHours !== editing.base.openingHours
  const lookAt = (field: FormField | undefined) => field && focusField(body.current, field)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (editing.isSaving || planned) return
    await hours.guarded(editing.values, isChanged, async () => lookAt(await editing.save()))
  }
  const whenReady = async (open: () => Promise<void>) => {
    const wrong = editing.check()
    if (wrong) return lookAt(wrong)
    if (!planned && !editing.isDirty) return sayNoChanges()
    await hours.guarded(editing.values, isChanged, open)
  }
  return (
    <Dialog
      isWide
      title={<PlaceTitle id={place.id} placeId={place.placeId} />}
      onClose={close}
      // Nothing else takes the focus of who may not type.
      {...(mayEdit && { initialFocus: field ? start : first })}
      returnFocus={(event) => {
        // Of a dialog that this one took the place of nothing is left; who came by a link pressed nothing.
        if (!(opener instanceof HTMLElement && opener.isConnected) || opener === document.body) return
        event.preventDefault()
        opener.focus()
      }}
      footer={
        <Footer
          slug={place.slug}
          isSaving={editing.isSaving}
          isPlanned={planned !== undefined}
          onCancel={close}
        >
          <PlanButton
            {...{ planned, whenReady, keep: editing.keep, onKept: editing.onKept }}
            onRefused={async (error) => {
              sayFailure('The draft could not be kept', error)
              lookAt(await editing.fail(error))
            }}
            onDone={() => (row.planned ? onSaved(place) : editing.leave())}
          />
        </Footer>
      }
    >
      <DraftNote {...editing.note} />
      {planned ? (
        <PlannedFormNote planned={planned} overtaken={overtakenFacts(planned, place, choices)} />
      ) : (
        <PlannedNote subject="place" subjectKey={String(place.id)} />
      )}
      <FormAlert>{editing.alert}</FormAlert>
      <div className="grid gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,1fr)_404px]">
        <form ref={body} id={formId} onSubmit={submit} noValidate>
          <Fields mayEdit={mayEdit}>
            <EditPlaceDetails form={form} first={first} />
            <EditPlaceLocation form={form} isEnriching={isEnriching} onEnrich={enrich} />
            <EditPlaceSuits form={form} funTypes={funTypes} seasons={seasons.map(withDisplayName)} />
            <EditPlaceFurther form={form} />
          </Fields>
        </form>
        <div className="grid content-start gap-5">
          {!planned && (
            <FormPart title="Photos">
              <PhotoManagement
                placeId={place.id}
                placeName={place.displayName || place.name}
                images={place.images}
                onChange={readAgain}
              />
            </FormPart>
          )}
          <Fields mayEdit={mayEdit}>
            <EditPlaceStatus form={form} />
          </Fields>
          <FormPart title="History">
            <PlaceHistoryButton
              layer="over"
              placeId={place.id}
              name={place.displayName || place.name}
              onChange={readAgain}
            />
          </FormPart>
        </div>
      </div>
      <LeaveGuard isDirty={editing.isDirty} onLeave={editing.discard} />
      {hours.question}
      {asksToDiscard && <DiscardQuestion onStay={() => setAsksToDiscard(false)} onDiscard={discard} />}
    </Dialog>
  )
}

/** Whoever may not edit reads them, and cannot reach them with the keyboard. */
const Fields = ({ mayEdit, children }: { mayEdit: boolean; children: ReactNode }) => (
  <fieldset disabled={!mayEdit} className="grid content-start gap-5">
    {children}
  </fieldset>
)

const withDisplayName = ({ id, displayName }: Season) => ({ id, name: displayName })

type FooterProps = {
  slug: string
  isSaving: boolean
  isPlanned: boolean
  onCancel: () => void
  children: ReactNode
}

const Footer = ({ slug, isSaving, isPlanned, onCancel, children }: FooterProps) => (
  <>
    <a
      href={`/funplace/${slug}`}
      target="_blank"
      rel="noopener"
      className={buttonClass('ghost', 'md', 'sm:mr-auto max-sm:basis-[45%]!')}
    >
      <ExternalLink className="size-5" />
      View Page
    </a>
    <Button look="outline" onClick={onCancel} className="max-sm:basis-[45%]!">
      {useMay('editor') ? 'Cancel' : 'Close'}
    </Button>
    <May be="editor">
      {children}
      {!isPlanned && (
        <Button type="submit" form={formId} aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save Changes'}
        </Button>
      )}
    </May>
  </>
)
