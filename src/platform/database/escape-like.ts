/** Text that stands for itself inside a LIKE pattern. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
