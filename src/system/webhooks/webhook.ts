/** What a webhook may be told of: what its events' names begin with. */
export const webhookTopics = ['place', 'photo', 'city', 'import', 'report'] as const

export type WebhookTopic = (typeof webhookTopics)[number]

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** Each costs a sender of its own. */
export const mostWebhooks = 20

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** How long after each failed try the next one comes, in milliseconds; after the last there is none. */
const pausesMs = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 6 * hour, 24 * hour]

/** Until the next try, after so many; later by up to a quarter, so that those that failed together come apart. Undefined: no more. */
export const pauseAfter = (tries: number, random: number): number | undefined => {
  const pauseMs = pausesMs[tries - 1]
  return pauseMs && pauseMs * (1 + random * mostLonger)
}

const mostLonger = 1 / 4

export const longestPauseMs = Math.max(...pausesMs) * (1 + mostLonger)

/** Of a webhook's log. */
export const deliveriesAtOnce = 50
