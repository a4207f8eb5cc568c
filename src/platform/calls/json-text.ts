import type { Context, TypedResponse } from 'hono'

/** Sends JSON that the database has already written; `T` is what it holds. */
export const jsonText = <T>(c: Context, text: string) =>
  c.body(text, 200, { 'Content-Type': 'application/json' }) as unknown as Response &
    TypedResponse<T, 200, 'json'>
