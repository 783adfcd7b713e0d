import type { Languages } from '#i18n/languages.ts'
import type { Letter } from './letter.ts'

/** Counts the mails to a mailbox, so that nobody floods one that is not theirs. */
export type MailCounts = Readonly<{
  /** Counts a mail; whether the mailbox has room for it. */
  countMail: (person: string) => Promise<boolean>
  /** Takes a count back. */
  forgetMail: (person: string) => Promise<void>
}>

/** Holds the mails of a form to mailboxes that have no room. */
export type MailHold = Readonly<{
  /** Returns the letters that go out; the agency's says where somebody gets none. */
  admit: (letters: readonly Letter[]) => Promise<readonly Letter[]>
  /** Takes the counts back when the form was not stored. */
  giveBack: () => Promise<void>
}>

/** Returns what holds the mails of one form. The form counts once for a mailbox, however many mails it makes to it. */
export function createMailHold({ countMail, forgetMail }: MailCounts, languages: Languages): MailHold {
  const counted: string[] = []
  return {
    admit: async (letters) => {
      const people = new Set(
        letters.filter(({ kind }) => kind !== 'agency').map(({ to }) => to.address.toLowerCase()),
      )
      const held = new Set<string>()
      for (const person of people) {
        if (await countMail(person)) counted.push(person)
        else held.add(person)
      }
      return letters
        .filter(({ to, kind }) => kind === 'agency' || !held.has(to.address.toLowerCase()))
        .map((letter) => (letter.kind === 'agency' && held.size > 0 ? withNote(letter, languages) : letter))
    },
    giveBack: async () => {
      await Promise.all(counted.map(forgetMail))
    },
  }
}

function withNote(letter: Letter, languages: Languages): Letter {
  const { content } = letter
  const note = { text: languages(content.locale).t('mails.agency.held') }
  return { ...letter, content: { ...content, notes: [note, ...content.notes] } }
}
