import type { Answers } from '#forms/answers.ts'

/** Returns the addresses that a form makes mails to, besides the agency's. */
export function peopleIn({ email, friendEmail }: Answers): readonly string[] {
  return [email, friendEmail].filter((address) => typeof address === 'string')
}
