import type { OfficeRecipient, Recipients } from '#contracts/forms-file.ts'
import type { Answers } from '#forms/answers.ts'

/**
 * Returns the office whose moments a form offers: that of its home, else the chosen one, else the first with a calendar.
 * Undefined where that office has none: it calls.
 */
export function officeWithCalendar(
  { offices }: Pick<Recipients, 'offices'>,
  answers: Answers,
  subjectOffice?: string,
): OfficeRecipient | undefined {
  const office =
    offices.find(({ id }) => id === subjectOffice) ??
    offices.find(({ id }) => id === answers.office) ??
    offices.find(({ calendar }) => calendar !== undefined)
  return office?.calendar === undefined ? undefined : office
}
