import { z } from 'zod'

const ClientData = z.object({ challenge: z.string() })

/** The challenge that a browser says it was asked with, in base64url; undefined where it says nothing of the kind. */
export function challengeOf(clientDataJson: string): string | undefined {
  try {
    const { data } = ClientData.safeParse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()))
    return data?.challenge
  } catch {
    return undefined
  }
}
