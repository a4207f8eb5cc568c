/** Who finds one in a log or a repository knows whose it is. */
export const bearerPrefix = 'ffe_'

/** The token of an Authorization header; undefined where it brings none: a proxy's own password is none of ours. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
