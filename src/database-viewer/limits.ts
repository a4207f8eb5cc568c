/** Of a query. */
export const patienceMs = 3000
export const mostRows = 500
/** Of a cell, in characters. */
export const longestCell = 10_240
/** Of an answer's rows, in characters of JSON. */
export const longestAnswer = 2_000_000
