/** Milliseconds that an answer about a password takes at least, longer than any account needs. */
export const signInTime = 500
/** Milliseconds that an answer about a forgotten password takes at least. */
export const forgottenTime = 300

/** Waits for work, and until a pause is over, so that how long it took says nothing about who has an account. */
export async function atLeast<Value>(pause: Promise<unknown>, work: Promise<Value>): Promise<Value> {
  const [result] = await Promise.allSettled([work, pause])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
