/** Of a query. */
export const patienceMs = 3000
/** From the question to the answer or refusal, whatever has to be waited for. */
export const answerMs = 3500
export const mostRows = 500
/** Of a cell, in characters. */
export const longestCell = 10_240
/** Of an answer's rows, in characters of JSON. */
export const longestAnswer = 2_000_000

export const tookTooLong = 'The query took longer than 3 seconds and was stopped'
export const usedUpMemory = 'The query used up all memory and was stopped'
