import { packed, unpacked } from './packed-lists.ts'

export const pageDataId = 'page-data'

/** JSON that cannot end the script element it stands in, whatever texts it holds. */
export const dataText = (data: object): string => JSON.stringify(packed(data)).replaceAll('<', '\\u003c')

/** What the server's loaders gave for this page. */
export const pageData = () => JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}', unpacked)
