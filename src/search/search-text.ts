/** Characters; what is longer is no name. */
export const longestSearchText = 100
