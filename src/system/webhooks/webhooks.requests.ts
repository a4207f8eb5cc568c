import { apiClient, contentOf } from '../../web/api-client.ts'
import type { NewWebhook, WebhookChange } from './webhook.schema.ts'
import type { webhooksApi } from './webhooks.api.ts'

const calls = apiClient<typeof webhooksApi>('/api/admin/webhooks')

export const getWebhooks = () => contentOf(calls.index.$get())

export const createWebhook = (webhook: NewWebhook) => contentOf(calls.index.$post({ json: webhook }))

export const changeWebhook = (id: string, change: WebhookChange) =>
  contentOf(calls[':id'].$patch({ param: { id }, json: change }))

export const deleteWebhook = (id: string) => contentOf(calls[':id'].$delete({ param: { id } }))

export const testWebhook = (id: string) => contentOf(calls[':id'].test.$post({ param: { id } }))

/** The newest, or those before the one with the id `before`. */
export const getDeliveries = (id: string, before?: number) =>
  contentOf(
    calls[':id'].deliveries.$get({
      param: { id },
      query: before === undefined ? {} : { before: String(before) },
    }),
  )

export const redeliver = (id: number) =>
  contentOf(calls.deliveries[':id'].redeliver.$post({ param: { id: String(id) } }))

export const undoWebhookDeletion = (historyId: number) =>
  contentOf(calls.deletions[':historyId'].undo.$post({ param: { historyId: String(historyId) } }))
