export const featuredPerCity = 6
export const featuredPerFunType = 3
