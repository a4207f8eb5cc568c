/** A piece of a text that looks the same throughout. */
export type Run = { text: string; isBold?: true; isItalic?: true; href?: string }

/** `depth` is 0 in a list that is in no other; `number` is null for a bullet. */
export type ListItem = { depth: number; number: number | null; runs: Run[] }

/** Text with headings, links and lists. `rank` is 1 for the largest headings of a text, and rises by one. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; rank: number; runs: Run[] }
  | { kind: 'list'; items: ListItem[] }
