/** A hash of all drawings, so that browsers may keep them for ever; a test holds it against the files. */
export const artVersion = '5042750e'

/** Where the drawing of that name is: 'zoo-giraffe', 'hero'. */
export const artAddress = (name: string): string => `/art/${name}.svg?v=${artVersion}#a`
