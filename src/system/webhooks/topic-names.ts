import type { WebhookTopic } from './webhook.ts'

export const topicNames: Record<WebhookTopic, { name: string; text: string }> = {
  place: { name: 'Places', text: 'added, changed, deleted or brought back by people and programs' },
  photo: { name: 'Photos', text: 'of places, added, changed or deleted, also by the guide itself' },
  city: { name: 'Cities', text: 'added, changed, deleted or brought back by people and programs' },
  import: { name: 'Imports', text: 'done, failed, cancelled or undone' },
  report: { name: 'Reports', text: 'of families, new or decided' },
}
