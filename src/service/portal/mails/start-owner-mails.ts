import { type JobNeeds, repeat } from '#service/kit/repeat.ts'
import { mailOwnerNews } from './mail-owner-news.ts'
import { mailReports, type OwnersMails } from './mail-reports.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * Mails owners what is new each minute, and the reports that are due now and at each full hour; returns what stops it and
 * waits for the mails under way.
 */
export function startOwnerMails(
  needs: OwnersMails,
  { clock, log, wake }: Omit<JobNeeds, 'words'>,
): () => Promise<void> {
  let reportsAt = 0
  const mail = async (): Promise<void> => {
    const now = clock()
    const news = await mailOwnerNews(needs, now)
    const isFullHour = now >= reportsAt
    // Also when it fails: the log would say so each minute.
    reportsAt = (Math.floor(now / hour) + 1) * hour
    const reports = isFullHour ? await mailReports(needs, now) : 0
    if (news + reports === 0) return
    log.info({ news, reports }, 'mails to owners stored')
    wake()
  }
  return repeat(minute, mail, { log, failure: 'owners not mailed' })
}
