/** One account, however its name was typed: a phone begins it with a capital letter. */
export const plainUsername = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Whether an account may be called so, as `plainUsername` has it. */
export const isUsername = (name: string): boolean => /^[^\s\p{C}-][^\p{C}]{0,199}$/u.test(name)
