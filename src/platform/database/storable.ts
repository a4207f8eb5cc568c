// Written as JSON, only control characters and halves of characters are left as escapes.
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g

/** A JSON value without what PostgreSQL refuses: NUL and halves of characters. The same object where it holds neither. */
export function storable<Value>(value: Value): Value {
  const json = JSON.stringify(value) ?? ''
  const clean = json.replace(unstorable, '$1')
  return clean === json ? value : JSON.parse(clean)
}
