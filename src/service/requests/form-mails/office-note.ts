import type { Letter, MailBlock } from '#service/kit/mail/letter.ts'

/** What the office reads about a form besides the answers. */
export type OfficeNote = Readonly<{
  /** What happened, for the subject: `Bezoek verzet naar 1 dec 10:00`; the noun of the form without it. */
  what?: string
  /** What became of it, or what is to be done, above the answers. */
  blocks?: readonly MailBlock[]
  /** Returns the appointment for the calendar of each mailbox. */
  calendar?: Letter['calendarOf']
  /** Whether it has an appointment, planned or moved by now, or one that does not take place. */
  appointment?: 'planned' | 'off'
}>
