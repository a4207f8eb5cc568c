import { useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { ProgramList } from '../programs/program-list.tsx'
import { outcomeOf } from './delivery-words.ts'
import type { Delivery, Webhook } from './webhook.schema.ts'
import { deliveriesAtOnce } from './webhook.ts'
import { getDeliveries, redeliver } from './webhooks.requests.ts'

/** What a webhook was told last, and what came of it. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { deliveries, hasMore, hasFailed, reload, more, again } = useDeliveries(webhook)
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
      {(hasFailed || !deliveries) && <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />}
      {deliveries && (
        <ProgramList
          name="Messages, the newest first"
          empty="It was told nothing yet."
          items={deliveries}
          row={(delivery) => (
            <>
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold">{delivery.event}</p>
                <p className="text-sm text-text-muted [overflow-wrap:anywhere]">
                  {outcomeOf(delivery, webhook)}
                </p>
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
      )}
      {hasMore && (
        <Button look="outline" onClick={more}>
          Show older messages
        </Button>
      )}
    </Dialog>
  )
}

/** The newest messages of a webhook and, as they are asked for, older ones. */
function useDeliveries({ id: webhookId }: Webhook) {
  const { latest, hasFailed, reload, setContent } = useAnswer(webhookId, async () =>
    withMore([], await getDeliveries(webhookId)),
  )
  const [isBusy, setIsBusy] = useState(false)
  const attempt = async (failed: string, work: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    await work().catch((error) => sayFailure(failed, error))
    setIsBusy(false)
  }
  const more = () =>
    attempt('Older messages could not be loaded', async () => {
      const { deliveries = [] } = latest ?? {}
      setContent(withMore(deliveries, await getDeliveries(webhookId, deliveries.at(-1)?.id)))
    })
  const again = ({ id }: Delivery) =>
    attempt('Failed to send it again', async () => {
      await redeliver(id)
      const waits = (one: Delivery): Delivery =>
        one.id === id ? { ...one, state: 'waiting', tries: 0 } : one
      // Read anew, the older ones would be gone.
      if (latest) setContent({ ...latest, deliveries: latest.deliveries.map(waits) })
    })
  return { ...latest, hasFailed, reload, more, again }
}

const withMore = (newer: readonly Delivery[], older: readonly Delivery[]) => ({
  deliveries: [...newer, ...older],
  hasMore: older.length === deliveriesAtOnce,
})
