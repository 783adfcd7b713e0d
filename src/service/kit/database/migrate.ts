import { type Migration, Migrator } from 'kysely/migration'
import { createTables } from './migrations/0001-create-tables.ts'
import { storeUploads } from './migrations/0002-store-uploads.ts'
import { keepFiles } from './migrations/0003-keep-files.ts'
import { useProofsOnce } from './migrations/0004-use-proofs-once.ts'
import { subscribe } from './migrations/0005-subscribe.ts'
import { linkDocuments } from './migrations/0006-link-documents.ts'
import { bookAppointments } from './migrations/0007-book-appointments.ts'
import { indexOutbox } from './migrations/0008-index-outbox.ts'
import { probeWrites } from './migrations/0009-probe-writes.ts'
import { countVisits } from './migrations/0010-count-visits.ts'
import { keepOwners } from './migrations/owners/0011-keep-owners.ts'
import { keepOwnerRecords } from './migrations/owners/0012-keep-owner-records.ts'
import { keepHandedIn } from './migrations/owners/0013-keep-handed-in.ts'
import { mailOwners } from './migrations/owners/0014-mail-owners.ts'
import { keepErrorReports } from './migrations/0015-keep-error-reports.ts'
import { tellClosed } from './migrations/0016-tell-closed.ts'
import { bookInTurn } from './migrations/0018-book-in-turn.ts'
import { rememberSignIns } from './migrations/owners/0030-remember-sign-ins.ts'
import { confirmOffers } from './migrations/0022-confirm-offers.ts'
import { askSubscribers } from './migrations/0024-ask-subscribers.ts'
import { tellConfirmed } from './migrations/0026-tell-confirmed.ts'
import { keepStaff } from './migrations/desk/0038-keep-staff.ts'
import { routeRequests } from './migrations/desk/0040-route-requests.ts'
import { logStaff } from './migrations/desk/0042-log-staff.ts'
import { handleBookings } from './migrations/desk/0046-handle-bookings.ts'
import { keepCalendars } from './migrations/desk/0048-keep-calendars.ts'
import { decideOffers } from './migrations/desk/0050-decide-offers.ts'
import { rememberSignIn } from './migrations/desk/0052-remember-sign-in.ts'
import { countRequests } from './migrations/desk/0054-count-requests.ts'
import { keepSettings } from './migrations/desk/0056-keep-settings.ts'
import { remindStaff } from './migrations/desk/0058-remind-staff.ts'
import { indexRequests } from './migrations/desk/0068-index-requests.ts'
import { countOutcomes } from './migrations/desk/0070-count-visits.ts'
import { countSales } from './migrations/desk/0072-count-sales.ts'
import { keepRent } from './migrations/desk/0074-keep-rent.ts'
import type { Engine, MigrationStep } from './migration-step.ts'
import type { Db } from './tables.ts'

/** All steps, by a name that sorts in their order; a published one never changes. */
const steps: Readonly<Record<string, MigrationStep>> = {
  '0001-create-tables': createTables,
  '0002-store-uploads': storeUploads,
  '0003-keep-files': keepFiles,
  '0004-use-proofs-once': useProofsOnce,
  '0005-subscribe': subscribe,
  '0006-link-documents': linkDocuments,
  '0007-book-appointments': bookAppointments,
  '0008-index-outbox': indexOutbox,
  '0009-probe-writes': probeWrites,
  '0010-count-visits': countVisits,
  '0011-keep-owners': keepOwners,
  '0012-keep-owner-records': keepOwnerRecords,
  '0013-keep-handed-in': keepHandedIn,
  '0014-mail-owners': mailOwners,
  '0015-keep-error-reports': keepErrorReports,
  '0016-tell-closed': tellClosed,
  '0018-book-in-turn': bookInTurn,
  '0022-confirm-offers': confirmOffers,
  '0024-ask-subscribers': askSubscribers,
  '0026-tell-confirmed': tellConfirmed,
  '0030-remember-sign-ins': rememberSignIns,
  '0038-keep-staff': keepStaff,
  '0040-route-requests': routeRequests,
  '0042-log-staff': logStaff,
  '0046-handle-bookings': handleBookings,
  '0048-keep-calendars': keepCalendars,
  '0050-decide-offers': decideOffers,
  '0052-remember-sign-in': rememberSignIn,
  '0054-count-requests': countRequests,
  '0056-keep-settings': keepSettings,
  '0058-remind-staff': remindStaff,
  '0068-index-requests': indexRequests,
  '0070-count-visits': countOutcomes,
  '0072-count-sales': countSales,
  '0074-keep-rent': keepRent,
}

/** Brings the schema up to date, in one transaction; processes that start together wait for each other. */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Migration] => [
      name,
      { up: (db) => step(db, engine) },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
