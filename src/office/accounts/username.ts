/** One account, however its name was typed: a phone begins it with a capital letter. */
export const plainUsername = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
