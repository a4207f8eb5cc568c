import { ApiError } from '../../web/api-client.ts'

/** Why no address was found, and what to do instead. */
export const whyNotFound = (error: unknown): string =>
  error instanceof ApiError && error.status === 429
    ? 'That was asked too often. Please wait a few minutes, or take a point on the map.'
    : 'The address search does not answer just now. Please try again in a moment, or take a point on the map.'
