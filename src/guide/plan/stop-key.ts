/**
 * A stop's key: the slug of its place alone, or with what brought it there once more: '@' and the day that it was added to, or the
 * key of the stop that it stands in for. So two who choose the same do not double it, and two who choose differently
 * both have it. A key says which stop it is, not where it stands by now.
 */
export const keyFor = (slug: string, why: string): string => `${slug}@${why}`

export const slugOf = (key: string): string => key.replace(/@.*/, '')
