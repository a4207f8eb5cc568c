import { leftOf } from '../../outgoing/service-usage.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { geoapifyBudget } from '../providers/geoapify/geoapify-service.ts'
import type { PlacesProviderName } from '../providers/provider.ts'

/** Of today's free allowance; null for who asks no money. */
export async function readCredits(db: Database, provider: PlacesProviderName) {
  if (provider !== 'geoapify') return null
  const leftToday = await leftOf(db, provider, geoapifyBudget)
  return { usedToday: geoapifyBudget.limit - leftToday, leftToday }
}
