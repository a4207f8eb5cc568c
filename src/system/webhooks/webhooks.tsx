import { Plus, ScrollText, Send, Trash2 } from 'lucide-react'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { madeAgain } from '../../office/shell/made-again.tsx'
import { useDeletion } from '../../office/shell/use-deletion.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { ProgramList } from '../programs/program-list.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { topicNames } from './topic-names.ts'
import type { Webhook } from './webhook.schema.ts'
import {
  changeWebhook,
  deleteWebhook,
  getWebhooks,
  testWebhook,
  undoWebhookDeletion,
} from './webhooks.requests.ts'

/** What is told of changes. */
export function Webhooks() {
  const { latest: webhooks, hasFailed, reload } = useAnswer('', getWebhooks)
  const [opened, open] = useOpenDialog(leftForm('webhook:') && 'new-webhook')
  const looked = webhooks?.find(({ id }) => opened === `deliveries-${id}`)
  const { doomed, ask, focusAfter, dialog } = useDeletion({
    question: 'delete-webhook',
    nameOf: ({ id }) => id,
    things: webhooks,
    remove: ({ id }: Webhook) => deleteWebhook(id),
    words: { done: 'Webhook deleted', failed: 'Failed to delete the webhook' },
    undo: (_, { historyId }) =>
      madeAgain({ name: 'The webhook', make: () => undoWebhookDeletion(historyId), onEnd: reload }),
    onEnd: reload,
  })
  const onSwitch = async ({ id }: Webhook, isActive: boolean) => {
    try {
      await changeWebhook(id, { isActive })
    } catch (error) {
      sayFailure('Failed to change the webhook', error)
    }
    reload()
  }
  return (
    <section aria-labelledby="webhooks">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="webhooks" className="text-[1.25rem]!">
          Webhooks
        </h2>
        <Button ref={focusAfter} onClick={() => open('new-webhook')}>
          <Plus className="size-5" />
          New webhook
        </Button>
      </div>
      <p className="mb-4 max-w-[70ch] text-sm text-text-muted">
        The guide sends a signed message to an address of yours when something changes, and tries again for
        more than a day when nobody answers.
      </p>
      <UnlessLoaded isThere={webhooks !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {webhooks && (
        <ProgramList
          name="Webhooks"
          empty="No address is told of changes."
          items={webhooks}
          row={(webhook) => (
            <WebhookRow
              webhook={webhook}
              onSwitch={(isActive) => onSwitch(webhook, isActive)}
              onLook={() => open(`deliveries-${webhook.id}`)}
              onDelete={() => ask(webhook)}
            />
          )}
        />
      )}
      {opened === 'new-webhook' && <NewWebhookDialog onClose={() => open('')} onMade={reload} />}
      {looked && <DeliveriesDialog webhook={looked} onClose={() => open('')} />}
      {doomed && (
        <ConfirmDialog title="Delete this webhook?" {...dialog}>
          {doomed.url} is told nothing any more, and its log goes. For an hour Undo brings both back, also in
          the audit log, with the secret that messages are signed with.
        </ConfirmDialog>
      )}
    </section>
  )
}

type WebhookRowProps = {
  webhook: Webhook
  onSwitch: (isActive: boolean) => void
  onLook: () => void
  onDelete: () => void
}

const WebhookRow = ({ webhook, onSwitch, onLook, onDelete }: WebhookRowProps) => (
  <>
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold [overflow-wrap:anywhere]">{webhook.url}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        {webhook.topics.map((topic) => topicNames[topic].name).join(', ')}
        {webhook.waiting > 0 && (
          <Badge className="bg-surface-sunken text-text">{webhook.waiting} waiting</Badge>
        )}
        {webhook.lastState === 'failed' && (
          <Badge className="bg-danger-soft text-on-danger-soft">Last one failed</Badge>
        )}
      </p>
    </div>
    <div className="flex flex-none items-center gap-1">
      <Switch
        checked={webhook.isActive}
        onChange={(event) => onSwitch(event.target.checked)}
        aria-label={`Active: ${webhook.url}`}
      />
      <Button
        look="ghost"
        size="icon"
        aria-label={`Send a test to ${webhook.url}`}
        onClick={() => sendTest(webhook)}
      >
        <Send className="size-5" />
      </Button>
      <Button look="ghost" size="icon" aria-label={`Log of ${webhook.url}`} onClick={onLook}>
        <ScrollText className="size-5" />
      </Button>
      <Button
        look="ghost"
        size="icon"
        aria-label={`Delete ${webhook.url}`}
        onClick={onDelete}
        className="text-danger!"
      >
        <Trash2 className="size-5" />
      </Button>
    </div>
  </>
)

async function sendTest({ id }: Webhook) {
  try {
    await testWebhook(id)
    toast({ title: 'A test is on its way: the log shows what came of it' })
  } catch (error) {
    sayFailure('Failed to send a test', error)
  }
}
