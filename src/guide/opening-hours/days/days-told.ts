/** How many days a page tells of: today, and as far as the same weekday of the next week. */
export const daysTold = 8
