/** In which people may type a day or a month: those spoken in the guide's countries. */
export const guideLanguages = 'en de fr nl bg hr cs da fi sv el hu ga it nb pl pt ro es ca eu'.split(' ')
