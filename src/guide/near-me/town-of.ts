/** 'Stuttgart' of 'Stuttgart, Baden-Württemberg, Germany'. */
export const townOf = (name: string): string => name.split(',')[0] ?? name
