import { z } from 'zod'
import { maxPasswordLength } from './password.ts'

export const Credentials = z.object({
  username: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(maxPasswordLength),
})

export const CurrentUser = z.object({ isAdmin: z.boolean() })
