/** Returns a function that makes the value of each key at its first use, and the same one ever after. */
export function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Readonly<{ value: Value }>>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Like {@link once}, for objects: what was made of one is forgotten with it. */
export function oncePer<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Readonly<{ value: Value }>>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}
