import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { Answers } from '#forms/answers.ts'

/**
 * Returns the office that a form is for, by the one rule that its moments, seats, mails, addresses and thank-you pages ask:
 * that of its home, else the one that the visitor chose or the page set, else that of the zip. Undefined where none is known:
 * the agency answers, and no moment can be chosen.
 */
export function officeFor<Office extends OfficeRecipient>(
  { offices }: Readonly<{ offices: readonly Office[] }>,
  answers: Answers,
  homeOffice?: string,
): Office | undefined {
  // Another country may have the same postal code.
  const isBelgian = (answers.country ?? 'BE') === 'BE'
  return (
    offices.find(({ id }) => id === homeOffice) ??
    offices.find(({ id }) => id === answers.office) ??
    offices.find(({ zips }) => isBelgian && typeof answers.zip === 'string' && zips.includes(answers.zip))
  )
}
