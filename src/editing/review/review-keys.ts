export type ReviewAction = 'next' | 'previous' | 'review' | 'show' | 'edit'

/** One key each, shown on its button. */
export const reviewKeys: Record<ReviewAction, string> = {
  next: 'J',
  previous: 'K',
  review: 'R',
  show: 'D',
  edit: 'E',
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'repeat'>

/** What a key asks for; nothing together with another key, and not again as long as it is held. */
export function actionOfKey(press: Press): ReviewAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented || press.repeat)
    return undefined
  const actions = Object.keys(reviewKeys) as ReviewAction[]
  return actions.find((action) => reviewKeys[action] === press.key.toUpperCase())
}
