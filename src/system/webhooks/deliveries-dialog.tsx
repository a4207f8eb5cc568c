import { sayFailure } from '../../office/shell/failure.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { ProgramList } from '../programs/program-list.tsx'
import type { Delivery, Webhook } from './webhook.schema.ts'
import { getDeliveries, redeliver } from './webhooks.requests.ts'

/** What a webhook was told last, and what came of it. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { latest: deliveries, hasFailed, reload } = useAnswer(webhook.id, () => getDeliveries(webhook.id))
  const again = async ({ id }: Delivery) => {
    try {
      await redeliver(id)
    } catch (error) {
      sayFailure('Failed to send it again', error)
    }
    reload()
  }
  return (
    <Dialog
      title={`Log of ${webhook.url}`}
      isWide
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={reload}>
            Look again
          </Button>
          <Button onClick={onClose}>Close log</Button>
        </>
      }
    >
      {deliveries ? (
        <ProgramList
          name="Messages, the newest first"
          empty="It was told nothing yet."
          items={deliveries}
          row={(delivery) => (
            <>
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold">{delivery.event}</p>
                <p className="text-sm text-text-muted [overflow-wrap:anywhere]">{outcomeOf(delivery)}</p>
              </div>
              <Button
                look="outline"
                aria-label={`Send ${delivery.event} of ${momentText(delivery.createdAt)} again`}
                onClick={() => again(delivery)}
              >
                Send again
              </Button>
            </>
          )}
        />
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
    </Dialog>
  )
}

function outcomeOf({ state, tries, status, error, createdAt, dueAt }: Delivery): string {
  const outcome = {
    delivered: `delivered, answered with status ${status}`,
    failed: `given up after ${tries} tries: ${error}`,
    waiting: tries === 0 ? 'waiting' : `${error ?? 'being sent'}; next try ${momentText(dueAt)}`,
  }[state]
  return `${momentText(createdAt)} · ${outcome}`
}
