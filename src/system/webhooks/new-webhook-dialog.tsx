import { type SubmitEvent, useRef, useState } from 'react'
import { attempted } from '../../office/drafts/attempted.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { formErrors, sayFailure } from '../../office/shell/failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { ShownOnce } from '../programs/shown-once.tsx'
import { topicNames } from './topic-names.ts'
import { type WebhookTopic, webhookTopics } from './webhook.ts'
import { createWebhook } from './webhooks.requests.ts'

const formId = 'new-webhook'

type NewWebhookDialogProps = { onClose: () => void; onMade: () => void }

export function NewWebhookDialog({ onClose, onMade }: NewWebhookDialogProps) {
  const [secret, setSecret] = useState<string>()
  const address = useRef<HTMLInputElement>(null)
  const { draft, toggle, errors, isBusy, submit } = useNewWebhook((made) => {
    setSecret(made)
    onMade()
  })
  const { url, topics } = draft.values
  const cancel = () => {
    draft.discard()
    onClose()
  }
  if (secret)
    return (
      <Dialog
        title="The secret of the webhook"
        onClose={onClose}
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <ShownOnce label="Secret that messages are signed with" secret={secret} />
      </Dialog>
    )
  return (
    <Dialog
      title="New webhook"
      onClose={onClose}
      initialFocus={address}
      footer={
        <FormButtons formId={formId} labels={['Create', 'Creating...']} isBusy={isBusy} onCancel={cancel} />
      }
    >
      <DraftNote {...draft.note} />
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Address" error={errors.url}>
          {(control) => (
            <input
              {...control}
              ref={address}
              type="url"
              value={url}
              required
              maxLength={2000}
              autoComplete="off"
              placeholder="https://example.org/family-fun"
              onChange={(event) => draft.set({ url: event.target.value })}
              className={inputClass}
            />
          )}
        </Field>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-xs font-semibold">What it is told of</legend>
          {webhookTopics.map((topic) => (
            <label
              key={topic}
              htmlFor={`topic-${topic}`}
              className="flex min-h-11 items-center gap-3 text-sm"
            >
              <Checkbox
                id={`topic-${topic}`}
                checked={topics.includes(topic)}
                onChange={() => toggle(topic)}
              />
              <span>
                <b>{topicNames[topic].name}</b> {topicNames[topic].text}
              </span>
            </label>
          ))}
          {errors.topics && <p className="text-sm font-semibold text-danger">{errors.topics}</p>}
        </fieldset>
      </form>
      {errors.all && (
        <p role="alert" className="rounded-md bg-bg-tint p-3.5 text-sm font-semibold">
          {errors.all}
        </p>
      )}
    </Dialog>
  )
}

const emptyWebhook = { url: '', topics: ['place'] as WebhookTopic[], attempt: '' }

function useNewWebhook(onMade: (secret: string) => void) {
  const draft = useDraft({ form: 'webhook:new', first: emptyWebhook, formOf: (webhook) => webhook })
  const { url, topics } = draft.values
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const toggle = (topic: WebhookTopic) =>
    draft.set({ topics: topics.includes(topic) ? topics.filter((one) => one !== topic) : [...topics, topic] })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    setErrors({})
    try {
      onMade((await attempted(draft, (attempt) => createWebhook({ url, topics, attempt }))).secret)
    } catch (error) {
      sayFailure('Failed to create the webhook', error)
      setErrors(formErrors(error))
    }
    setIsBusy(false)
  }
  return { draft, toggle, errors, isBusy, submit }
}
