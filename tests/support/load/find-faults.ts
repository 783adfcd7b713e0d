/** How many files and appointments belong to a form. */
export type Parts = Readonly<{ files: number; bookings: number }>

/** A form as it is stored, with what is stored beside it. */
export type StoredForm = Parts & Readonly<{ id: number; form: string; name: string; subject: string | null }>

/** What a service stored, and what its visitors know of it. */
export type Evidence = Readonly<{
  /** Names of those whose form was acknowledged. */
  acknowledged: Iterable<string>
  /** What those sent who sent a right form at all, by their name. */
  sent: ReadonlyMap<string, Parts>
  stored: readonly StoredForm[]
  /** Mails and events in the outbox. */
  messages: readonly Readonly<{ submission: number; kind: string }>[]
}>

/** Names and numbers of what is wrong; all empty when all is well. */
export type Faults = Readonly<{
  /** Acknowledged and not stored. */
  lost: readonly string[]
  /** Stored more than once. */
  doubled: readonly string[]
  /**
   * Stored without its file or its appointment, or without the mails and events that others of the form have; or mails
   * without their form.
   */
  half: readonly number[]
  /** Stored, though nobody sent it or it was wrong. */
  uninvited: readonly string[]
}>

/** Compares what was stored with what was acknowledged and sent. */
export function findFaults({ acknowledged, sent, stored, messages }: Evidence): Faults {
  const times = new Map<string, number>()
  for (const { name } of stored) times.set(name, (times.get(name) ?? 0) + 1)
  const kindsOf = new Map<number, string[]>()
  for (const { submission, kind } of messages)
    kindsOf.set(submission, [...(kindsOf.get(submission) ?? []), kind])
  const whole = stored.map(({ id, form, name, subject, files, bookings }) => ({
    id,
    // The mails of a form depend on the home that it is about, and on its appointment.
    like: [form, subject, bookings].join(' '),
    isWhole: isSame({ files, bookings }, sent.get(name)),
    kinds: (kindsOf.get(id) ?? []).toSorted().join(' '),
  }))
  const usual = usualKinds(whole)
  const known = new Set(stored.map(({ id }) => id))
  return {
    lost: [...acknowledged].filter((name) => !times.has(name)),
    doubled: [...times].flatMap(([name, count]) => (count > 1 ? [name] : [])),
    half: [
      ...whole.flatMap(({ id, like, isWhole, kinds }) =>
        isWhole && kinds === usual.get(like) && kinds !== '' ? [] : [id],
      ),
      ...[...kindsOf.keys()].filter((id) => !known.has(id)),
    ],
    uninvited: [...times.keys()].filter((name) => !sent.has(name)),
  }
}

/** Whether what is stored is what was sent; of who sent nothing, `uninvited` tells. */
function isSame({ files, bookings }: Parts, sent: Parts | undefined): boolean {
  return sent === undefined || (files === sent.files && bookings === sent.bookings)
}

/** Returns the mails and events that most of those have that are alike. */
function usualKinds(
  whole: readonly Readonly<{ like: string; kinds: string }>[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { like, kinds } of whole) {
    const ofForm = counts.get(like) ?? new Map<string, number>()
    counts.set(like, ofForm.set(kinds, (ofForm.get(kinds) ?? 0) + 1))
  }
  return new Map(
    [...counts].map(([like, kinds]) => [
      like,
      [...kinds].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '',
    ]),
  )
}

/** A mail as it arrived. */
type Arrived = Readonly<{ messageId: string; recipients: readonly string[] }>

/** Returns the messages that came to somebody under several Message-IDs: a reader cannot tell that they are the same. */
export function findStrangers(mails: readonly Arrived[]): readonly string[] {
  const ids = new Map<string, Set<string>>()
  for (const { messageId, recipients } of mails) {
    // `<1183.visitor.…@agency.example>`: number of the form, kind of the mail.
    const message = `${messageId.replace(/^<?([^.]*\.[^.]*)\..*$/, '$1')} ${recipients.join(' ')}`
    ids.set(message, (ids.get(message) ?? new Set()).add(messageId))
  }
  return [...ids].flatMap(([message, { size }]) => (size > 1 ? [message] : []))
}
