import type { Locale } from '#domain/values/locale.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { DocumentLink } from '#service/kit/database/tables.ts'
import { isLinkToken } from '#service/kit/link-token.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { DocumentFiles } from './document-files.ts'
import { documentsMailAgain } from './documents-mail.ts'

/** What the links to documents do. */
export type DocumentLinks = Readonly<{
  /** Returns the link of a token or a ticket while it counts; undefined for any other text. */
  find: (by: 'token' | 'ticket', text: string) => Promise<DocumentLink | undefined>
  /** Mails the link once more, to the same address. */
  mailAgain: (link: DocumentLink, locale: Locale) => Promise<void>
}>

type Parts = Readonly<{ words: SiteWords; documents: DocumentFiles; clock: () => number; wake: () => void }>

/** Returns the links of a service; `wake` is called when a mail was stored. */
export function createDocumentLinks(
  { db }: Database,
  { words, documents, clock, wake }: Parts,
): DocumentLinks {
  return {
    find: async (by, text) =>
      isLinkToken(text)
        ? await db
            .selectFrom('document_link')
            .selectAll()
            .where(by, '=', text)
            .where('expires_at', '>=', clock())
            .executeTakeFirst()
        : undefined,
    mailAgain: async ({ email, subject, token, expires_at: expiresAt }, locale) => {
      const home = words.subject(subject, locale)
      const files = await documents.list(subject)
      if (home === undefined || files.length === 0) return
      const { contact } = whoAnswers(words, { answers: {}, home })
      const href = words.link(`documents/${token}`, locale)
      const letter = documentsMailAgain(email, words.languages(locale), contact, {
        files,
        href,
        expiresAt,
        home: home.title,
      })
      await db.transaction().execute(async (transaction) => queueMails(transaction, [letter], null, clock()))
      wake()
    },
  }
}
