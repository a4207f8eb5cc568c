/** How the places of a page are shown, by the name in the address; the first unless another is chosen. */
export const listModes = {
  list: { label: 'List' },
  /** Each fact a cell to type into. */
  table: { label: 'Table' },
  /** The list, with a map beside it. */
  map: { label: 'Map' },
} as const

export type ListMode = keyof typeof listModes

export const isListMode = (text: string): text is ListMode => Object.hasOwn(listModes, text)

export const listModeNames = Object.keys(listModes).filter(isListMode)
