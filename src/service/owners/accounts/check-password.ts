import { dictionary } from '@zxcvbn-ts/language-common'

/** Characters that a password has at least, and at most. */
export const minPasswordLength = 12
export const maxPasswordLength = 128

/** Why a password is refused. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon' | 'differ'

/** Passwords that leaked elsewhere and are long enough to be allowed otherwise. */
const leaked = new Set(
  dictionary['passwords-common'].map(String).filter(({ length }) => length >= minPasswordLength),
)

/**
 * Returns why a new password is refused, if it is; `again` is what was typed the second time. Length counts and no kinds of
 * characters are asked for; what leaked elsewhere, an own address or one repeated character is guessed first.
 * @see NIST SP 800-63B-4, 3.1.1.2 (read 2026-11)
 */
export function checkPassword(
  password: string,
  { again, email }: Readonly<{ again: string; email: string }>,
): PasswordProblem | undefined {
  const length = [...password].length
  if (length < minPasswordLength) return 'tooShort'
  if (length > maxPasswordLength) return 'tooLong'
  const plain = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  const isGuessed = leaked.has(plain) || new Set(plain).size < 4 || plain === email || plain === name
  if (isGuessed) return 'tooCommon'
  return password === again ? undefined : 'differ'
}
