import { sql } from 'kysely'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Answers, PostedTexts } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { createLinkToken } from '#service/kit/link-token.ts'
import type { BuiltSite } from '#service/kit/site/site-forms.ts'
import { judgeSubject } from '#service/kit/site/judge-subject.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { rightAnswers } from '#tests/support/load/right-answers.ts'
import { letterTo } from '#tests/support/service/samples.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import type { Insertable } from 'kysely'

const day = 86_400_000

/** How much a desk holds; its people are whoever works there. */
export type DeskVolume = Readonly<{ requests: number; bookings: number; years: number }>

/** Forms with a moment: asked for more often than others. */
const visits: ReadonlySet<FormId> = new Set(['request-visit', 'contact-appointment', 'contact-demand'])

/**
 * Fills a database with requests of all forms in all languages, as visitors and staff leave them: two mails each, a note and two
 * lines of the log; those of the last two months, and each fortieth, are still to do.
 */
export async function fillDesk(
  database: Database,
  sites: BuiltSite['forms'],
  staff: readonly string[],
  volume: DeskVolume,
): Promise<void> {
  const { db } = database
  const now = Date.now()
  const step = (volume.years * 365 * day) / volume.requests
  const atOf = (index: number): number => Math.round(now - (volume.requests - index) * step)
  const shown = [...sites.values()].flatMap(({ file, subjects, locale: lang }) => {
    const forms = Object.values(file.forms).map(({ form }) => form)
    return [...forms, ...forms.filter(({ id }) => visits.has(id))].map((form) => {
      const names = Object.keys(subjects).filter(
        (name) => judgeSubject(form.id, name, subjects).name === name,
      )
      return { lang, form, names, offices: file.recipients.offices.map(({ id }) => id) }
    })
  })
  const sent: { id: number; form: FormId; subject?: string; office: string; at: number }[] = []
  const letters = ['agency', 'visitor'] as const
  const send = async (index: number): Promise<void> => {
    const { lang, form, names, offices } = shown[index % shown.length] ?? nothing()
    const subject = names[(index * 31) % Math.max(names.length, 1)]
    const office = offices[index % offices.length] ?? ''
    const person = `visitor-${(index * 7) % Math.ceil(volume.requests * 0.7)}`
    const phone = `0470 ${person.replace(/\D/g, '').padStart(6, '0')}`
    const texts = rightAnswers(form, { name: person, phone, email: `${person}@visitor.example` })
    const { id } = await acceptSubmission(
      database,
      {
        form: form.id,
        lang,
        subject,
        office,
        dedupeKey: `filled ${index}`,
        answers: answersOf(form, texts),
        letters: () => letters.map((kind) => letterTo(`${person}@visitor.example`, kind)),
      },
      atOf(index),
    )
    sent.push({ id, form: form.id, subject, office, at: atOf(index) })
  }
  for (let index = 0; index < volume.requests; index += 30)
    await Promise.all(
      Array.from({ length: Math.min(30, volume.requests - index) }, (_, one) => send(index + one)),
    )
  const insert = async <Table extends keyof ServiceTables>(
    table: Table,
    rows: readonly Insertable<ServiceTables[Table]>[],
  ): Promise<void> => {
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto(table)
        .values(rows.slice(from, from + 500))
        .execute()
  }
  const agentOf = (id: number): string | null => staff[id % (staff.length + 1)] ?? null
  const booked = sent.filter(({ form }) => visits.has(form)).slice(-volume.bookings)
  await insert(
    'booking',
    booked.map(({ id, office, at }, index) => {
      const starts = `${addDays(toBrussels(at).on, 1 + (index % 9))}T${9 + (index % 8)}:00`.replace(
        'T9',
        'T09',
      )
      return { token: createLinkToken(), submission_id: id, office, starts, seat: index, sequence: 0 }
    }),
  )
  const offers = sent.filter(({ form }) => form === 'purchase-offer')
  await insert(
    'offer',
    offers.map(({ id, subject = '', at }) => {
      const confirmed = { confirm_by: at + day, confirmed_at: at, rank: id, said: null }
      return { submission_id: id, subject, ...confirmed }
    }),
  )
  await insert(
    'offer_decision',
    offers
      .filter(({ at }) => at < now - 30 * day)
      .map(({ id, at }) => ({
        submission_id: id,
        decision: 'declined',
        author: 'Noor',
        at: at + day,
        said_at: null,
        way: null,
      })),
  )
  await insert(
    'note',
    sent.map(({ id, at }) => ({
      submission_id: id,
      kind: 'note',
      author: 'Noor',
      text: 'Belt na 18 uur.',
      at: at + 60_000,
    })),
  )
  await insert(
    'desk_log',
    sent.flatMap(({ id, at }) =>
      (['take', 'done'] as const).map((act) => ({
        at: at + 60_000,
        staff: staff[0] ?? '',
        name: 'Noor',
        act,
        request: id,
        detail: '',
      })),
    ),
  )
  await db.connection().execute(async (connection) => {
    const old = sql.lit(now - 60 * day)
    const agent = sql.join(
      [...staff.keys()].map((index) => sql`when ${sql.lit(index)} then ${sql.lit(agentOf(index))}`),
      sql` `,
    )
    await sql`update submission set agent = case id % ${sql.lit(staff.length + 1)} ${agent} end,
      state = case when created_at < ${old} and id % 40 <> 0 then 'done'
        when id % 3 = 0 then 'waiting' when id % 3 = 1 then 'open' else 'new' end,
      wait_until = case when id % 3 = 0 then ${sql.lit(addDays(toBrussels(now).on, 9))} end,
      first_answer_at = case when id % 3 <> 2 then created_at + 3600000 end`.execute(connection)
    await sql`update request_count set answer_minutes = 10 + id % 900,
      agent = (select submission.agent from submission where submission.id = submission_id)`.execute(
      connection,
    )
    await sql`update outbox set state = case when id % 5000 = 0 then 'dead' else 'sent' end`.execute(
      connection,
    )
    if (database.engine === 'postgres') await sql`vacuum analyze`.execute(connection)
  })
}

/** Returns what was typed as it is stored. */
function answersOf(form: FormView, texts: PostedTexts): Answers {
  const fields = form.groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  return Object.fromEntries(
    fields.flatMap(({ name, control: { kind } }) => {
      const typed = texts[name]
      if (typed === undefined) return []
      return [
        [
          name,
          kind === 'ticks'
            ? typed
            : kind === 'number' || kind === 'money'
              ? Number(typed[0])
              : (typed[0] ?? ''),
        ],
      ]
    }),
  )
}

function nothing(): never {
  throw new Error('the site has no forms: build it with "formsEndpoint"')
}
