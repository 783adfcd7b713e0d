/**
 * Returns the list of records in a decoded file: an array, the CRM's envelope (`{ XJsonResult: { Value: { Items } } }`,
 * or with the list as Value) or an object with one list in it; undefined when there is no list or more than one.
 */
export function decodeRecords(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return undefined
  const result = Object.entries(value).find(([name]) => name.endsWith('JsonResult'))?.[1]
  const inner = isObject(result) ? result : value
  const held = inner['Value']
  if (Array.isArray(held)) return held
  if (isObject(held)) return oneList(held)
  return oneList(inner)
}

/** Whether a decoded value is an object, not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function oneList(value: Readonly<Record<string, unknown>>): readonly unknown[] | undefined {
  const items = value['Items']
  if (Array.isArray(items)) return items
  const lists = Object.values(value).filter((inner) => Array.isArray(inner))
  return lists.length === 1 ? lists[0] : undefined
}
