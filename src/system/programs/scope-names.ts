import type { TokenScope } from '../../office/api-tokens/token-scope.ts'

export const scopeNames: Record<TokenScope, { name: string; text: string }> = {
  read: { name: 'Read', text: 'All that you may see, but for configurations, the database and webhooks' },
  write: {
    name: 'Read and write',
    text: 'That, and what you may change of places, cities, photos, texts and imports',
  },
  admin: { name: 'Everything', text: 'That, and configurations, the database and webhooks' },
}
