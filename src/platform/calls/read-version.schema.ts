import { z } from 'zod'

export const Moment = z.iso.datetime({ offset: true })

export const ReadVersion = z.object({
  updatedAt: Moment.optional().describe('As it was read: whoever changed it since is not overruled'),
})

export type ReadVersion = z.infer<typeof ReadVersion>
