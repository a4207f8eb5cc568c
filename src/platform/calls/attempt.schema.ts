import { z } from 'zod'

/**
 * Names one try to make something whose secret only the answer has. Sent again, since no answer came, it takes the place of what the
 * first made.
 */
export const Attempt = z
  .string()
  .min(1)
  .max(100)
  .optional()
  .describe('Names this try: sent again, since no answer came, what it made before ends')
