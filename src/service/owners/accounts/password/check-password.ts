/** Characters that a password has at least, and at most. */
export const minPasswordLength = 12
export const maxPasswordLength = 128

/** Why a password is refused. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon' | 'differ'

/** Guesses that find no password: between ten times too many for words with a year, and those for twelve random characters. */
const enoughGuesses = 1e11

/**
 * Returns why a new password is refused, if it is; `again` is what was typed the second time, `known` what everybody knows of
 * the owner and the agency. Length counts and no kinds of characters are asked for; what is made of common words, names, rows
 * of keys, years and an own name in four languages is guessed first.
 * @see NIST SP 800-63B-4, 3.1.1.2 (read 2026-11)
 */
export async function checkPassword(
  password: string,
  { again, known }: Readonly<{ again: string; known: readonly string[] }>,
): Promise<PasswordProblem | undefined> {
  const length = [...password].length
  if (length < minPasswordLength) return 'tooShort'
  if (length > maxPasswordLength) return 'tooLong'
  // The dictionaries are large, and passwords are chosen rarely.
  const { countGuesses } = await import('./count-guesses.ts')
  if (countGuesses(password, known) < enoughGuesses) return 'tooCommon'
  return password === again ? undefined : 'differ'
}
