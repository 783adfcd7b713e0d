import type { Database } from '#service/kit/database/open-database.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import type { ServiceSettings } from '#service/kit/settings/service-settings.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import type { FollowedSettings } from '#service/kit/recipients/follow-settings.ts'
import { followPublication } from '#service/kit/site/follow-publication.ts'
import type { Publication } from '#service/kit/site/publication.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { type LoadOwnerRecords, startImports } from '#service/owners/records/start-imports.ts'
import { startOwnerMails } from '#service/portal/mails/start-owner-mails.ts'
import { startPurge } from '#service/privacy/start-purge.ts'
import { startReadingCalendars } from '#service/requests/calendars/start-reading-calendars.ts'
import { startTellingClosed } from '#service/requests/bookings/closed/start-telling-closed.ts'
import { startNotingSold } from '#service/requests/counts/note-sold.ts'
import { startStaffMails } from '#service/requests/reminders/start-staff-mails.ts'
import { startForgetting } from '#service/requests/visits/forget-visitors.ts'
import type { Outbox } from './start-outbox.ts'

type JobNeeds = Readonly<{
  database: Database
  publication: Publication
  deskSettings: FollowedSettings
  words: SiteWords
  signer: Signer
  clock: () => number
  log: ServiceLog
  loadOwnerRecords?: LoadOwnerRecords
}>

/**
 * Starts what the service does by the clock: it deletes what was kept long enough, forgets visitors, tells owners news and staff of their day,
 * tells visitors of days that were closed, follows the published site and what is set at the desk, and reads the records of owners. Returns the
 * function that stops all of it.
 */
export function startJobs(
  { database, publication, deskSettings, words, signer, clock, log, loadOwnerRecords }: JobNeeds,
  { wakeMails, wakeReports }: Outbox,
  { ownerRecords }: Pick<ServiceSettings, 'ownerRecords'>,
): () => Promise<void> {
  const told = { words, clock, log, wake: wakeMails }
  const stopPurge = startPurge(database, told)
  const stopForgetting = startForgetting(database, { clock, log })
  const forms = () => publication.current().forms
  const stopOwnerMails = startOwnerMails(
    { database, forms, words, signer },
    {
      clock,
      log,
      wake: () => {
        wakeMails()
        wakeReports()
      },
    },
  )
  const stopStaffMails = startStaffMails(database, told)
  const stopNotingSold = startNotingSold(database, told)
  const stopCalendars = startReadingCalendars(database, told)
  const closedDays = startTellingClosed(database, told)
  const stopFollowing = followPublication(publication, { log, onPublished: closedDays.look })
  const stopSettings = deskSettings.follow({ log, onChanged: closedDays.look })
  const stopImports =
    ownerRecords &&
    loadOwnerRecords &&
    startImports(database, { load: loadOwnerRecords, minutes: ownerRecords.minutes, clock, log })
  return async () => {
    stopPurge()
    stopForgetting()
    await Promise.all([
      stopImports?.(),
      stopOwnerMails(),
      stopStaffMails(),
      stopCalendars(),
      stopNotingSold(),
      stopFollowing(),
      stopSettings(),
      closedDays.stop(),
    ])
  }
}
