import { Copy } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { toast } from '../../ui/toast.ts'
import { type Role, roles } from '../accounts/account/role.ts'
import { attempted } from '../drafts/attempted.ts'
import { DraftNote } from '../drafts/draft-note.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import { formErrors } from '../shell/failure.tsx'
import { FormAlert } from './password-field.tsx'
import { invite } from './people.requests.ts'
import { roleMeanings, roleNames } from './role-words.ts'
import { useRefusals } from './use-refusals.ts'

interface InviteDialogProps {
  onClose: () => void
  /** Once there is an invitation; its link stays in the dialog. */
  onInvited: () => void
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [link, setLink] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { form, wrong, refuse } = useRefusals()
  const first = useRef<HTMLInputElement>(null)
  const formId = useId()
  const draft = useDraft({ form: 'invitation:new', first: emptyInvitation, formOf: (one) => one })
  const { name, role } = draft.values
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return refuse({ name: 'Whom is it for?' })
    setIsBusy(true)
    try {
      const { token } = await attempted(draft, (attempt) => invite({ name, role, attempt }))
      setLink(`${location.origin}/admin/join#${token}`)
      onInvited()
    } catch (error) {
      refuse(formErrors(error))
    }
    setIsBusy(false)
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  if (link) return <GivenLink link={link} onClose={onClose} />
  return (
    <Dialog
      title="Invite"
      onClose={onClose}
      initialFocus={first}
      footer={
        <FormButtons
          formId={formId}
          labels={['Make a link', 'Making...']}
          isBusy={isBusy}
          onCancel={cancel}
        />
      }
    >
      <DraftNote {...draft.note} />
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <FormAlert>{wrong.all}</FormAlert>
        <Field label="For whom" hint="For this list" error={wrong.name}>
          {(control) => (
            <input
              {...control}
              ref={first}
              name="name"
              maxLength={200}
              value={name}
              onChange={(event) => draft.set({ name: event.target.value })}
              className={inputClass}
            />
          )}
        </Field>
        <RoleChoice chosen={role} onChoose={(chosen) => draft.set({ role: chosen })} />
      </form>
    </Dialog>
  )
}

const emptyInvitation = { name: '', role: 'editor' as Role, attempt: '' }

type RoleChoiceProps = { chosen: Role; onChoose: (role: Role) => void }

const RoleChoice = ({ chosen, onChoose }: RoleChoiceProps) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 text-xs font-semibold">Role</legend>
    {roles.map((role) => (
      <label key={role} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm">
        <input
          type="radio"
          name="role"
          value={role}
          checked={role === chosen}
          onChange={() => onChoose(role)}
          className="mt-0.5 size-5 flex-none accent-(--primary)"
        />
        <span>
          <b className="font-semibold">{roleNames[role]}</b>
          <span className="block text-text-muted">{roleMeanings[role]}</span>
        </span>
      </label>
    ))}
  </fieldset>
)

function GivenLink({ link, onClose }: { link: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: 'Link copied' })
    } catch {
      // Not allowed, or no https: what is selected can be copied by hand.
      field.current?.select()
    }
  }
  return (
    <Dialog
      title="Invitation"
      onClose={onClose}
      initialFocus={field}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Done
          </Button>
          <Button onClick={copy}>
            <Copy className="size-4.5" />
            Copy link
          </Button>
        </>
      }
    >
      <p className="text-sm text-text-muted">
        Send this link to whom it is for. It is shown this once, makes one account, and ends in three days.
        Whoever has it can use it.
      </p>
      <Field label="Link">
        {(control) => (
          <input
            {...control}
            ref={field}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            className={inputClass}
          />
        )}
      </Field>
    </Dialog>
  )
}
