import { ApiError } from '../../web/api-client.ts'

/** Why no address was found, and what to do instead: 'take a point on the map'. */
export const whyNotFound = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status === 429
    ? `That was asked too often. Please wait a few minutes, or ${otherwise}.`
    : `The address search does not answer just now. Please try again in a moment, or ${otherwise}.`
