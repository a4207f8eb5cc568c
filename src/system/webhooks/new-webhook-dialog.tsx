import { type SubmitEvent, useRef, useState } from 'react'
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
  const { url, setUrl, topics, toggle, errors, isBusy, submit } = useNewWebhook((made) => {
    setSecret(made)
    onMade()
  })
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
        <FormButtons formId={formId} labels={['Create', 'Creating...']} isBusy={isBusy} onCancel={onClose} />
      }
    >
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
              onChange={(event) => setUrl(event.target.value)}
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

function useNewWebhook(onMade: (secret: string) => void) {
  const [url, setUrl] = useState('')
  const [topics, setTopics] = useState<WebhookTopic[]>(['place'])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const toggle = (topic: WebhookTopic) =>
    setTopics((chosen) =>
      chosen.includes(topic) ? chosen.filter((one) => one !== topic) : [...chosen, topic],
    )
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    setErrors({})
    try {
      onMade((await createWebhook({ url, topics })).secret)
    } catch (error) {
      sayFailure('Failed to create the webhook', error)
      setErrors(formErrors(error))
    }
    setIsBusy(false)
  }
  return { url, setUrl, topics, toggle, errors, isBusy, submit }
}
