import type { Database } from '#service/kit/database/open-database.ts'
import { mailNews } from '#service/requests/alerts/mail-news.ts'
import { type NotedNews, noteNews } from '#service/requests/alerts/note-news.ts'
import { readPublication } from '#service/requests/alerts/publication.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'

/** What was found in a publication, and how many subscribers are told. */
export type SentAlerts = NotedNews & Readonly<{ mails: number }>

/** Notes the news of a built site and stores the mails about it; undefined for a site whose forms nothing receives. */
export async function sendAlerts(
  database: Database,
  dist: string,
  origin: string,
  now: number,
): Promise<SentAlerts | undefined> {
  const site = await readSiteForms(dist)
  const [first] = site.values()
  if (first === undefined) return undefined
  const words = createSiteWords(() => site, origin)
  const lists = await readPublication(dist, first.file.lists)
  const noted = await noteNews(database, lists, now)
  return { ...noted, mails: await mailNews(database, lists, words, now) }
}
