/** Returns a function that makes the value of each key at its first use, and the same one ever after. */
export function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return onceIn(new Map(), make)
}

/** Like {@link once}, for objects: what was made of one is forgotten with it. */
export function oncePer<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return onceIn(new WeakMap(), make)
}

type Made<Key, Value> = Readonly<{
  get: (key: Key) => Readonly<{ value: Value }> | undefined
  set: (key: Key, made: Readonly<{ value: Value }>) => unknown
}>

function onceIn<Key, Value>(made: Made<Key, Value>, make: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known.value
    const value = make(key)
    made.set(key, { value })
    return value
  }
}
