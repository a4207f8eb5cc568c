import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactElement } from 'react'
import { pageRequest } from './page-request.ts'

interface KeptPartProps {
  /** What it is: parts of another kind may depend on the same. */
  kind: string
  /** All that it depends on. */
  by: readonly unknown[]
  children: ReactElement
}

/**
 * A part that many pages show alike, as the card of a place. The server renders it once and keeps its HTML; a browser takes
 * over what it finds, as of any part. It may ask for no `useId`, and links of it that lead to its own page are not marked.
 */
export const KeptPart = createIsomorphicFn()
  .server(({ kind, by, children }: KeptPartProps) => {
    // While the code changes, a part is as the code says now.
    if (import.meta.env.DEV) return children
    const { parts } = pageRequest()
    parts.push({ key: kind + JSON.stringify(by), part: children })
    return <kept-part />
  })
  .client(({ children }: KeptPartProps) => children)

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Stands where a kept part will, and reaches no visitor. */
      'kept-part': object
    }
  }
}
