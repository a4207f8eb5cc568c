/** The words of a text, as they were typed. */
export const typedWords = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)
