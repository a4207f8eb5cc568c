type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'repeat'>

/** What a key asks for; nothing together with another key, and not again as long as it is held. */
export function actionOfKey<Action extends string>(
  keys: Readonly<Record<Action, string>>,
  press: Press,
): Action | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented || press.repeat)
    return undefined
  const actions = Object.keys(keys) as Action[]
  return actions.find((action) => keys[action] === press.key.toUpperCase())
}
