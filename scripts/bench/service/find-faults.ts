/** What a service stored, and what its visitors know of it. */
export type Evidence = Readonly<{
  /** Names of those whose form was acknowledged, and of those who sent a right one at all. */
  acknowledged: Iterable<string>
  sent: ReadonlySet<string>
  stored: readonly Readonly<{ id: number; form: string; name: string }>[]
  /** Mails and events in the outbox. */
  messages: readonly Readonly<{ submission: number; kind: string }>[]
}>

/** Names and numbers of what is wrong; all empty when all is well. */
export type Faults = Readonly<{
  /** Acknowledged and not stored. */
  lost: readonly string[]
  /** Stored more than once. */
  doubled: readonly string[]
  /** Stored without the mails and events that others of the form have, or mails without their form. */
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
  const whole = stored.map(({ id, form }) => ({
    id,
    form,
    kinds: (kindsOf.get(id) ?? []).toSorted().join(' '),
  }))
  const usual = usualKinds(whole)
  const known = new Set(stored.map(({ id }) => id))
  return {
    lost: [...acknowledged].filter((name) => !times.has(name)),
    doubled: [...times].flatMap(([name, count]) => (count > 1 ? [name] : [])),
    half: [
      ...whole.flatMap(({ id, form, kinds }) => (kinds === usual.get(form) && kinds !== '' ? [] : [id])),
      ...[...kindsOf.keys()].filter((id) => !known.has(id)),
    ],
    uninvited: [...times.keys()].filter((name) => !sent.has(name)),
  }
}

/** Returns the mails and events that most of a form have. */
function usualKinds(
  whole: readonly Readonly<{ form: string; kinds: string }>[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { form, kinds } of whole) {
    const ofForm = counts.get(form) ?? new Map<string, number>()
    counts.set(form, ofForm.set(kinds, (ofForm.get(kinds) ?? 0) + 1))
  }
  return new Map(
    [...counts].map(([form, kinds]) => [
      form,
      [...kinds].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '',
    ]),
  )
}

/** Returns the messages that came under several Message-IDs: a reader cannot tell that they are the same. */
export function findStrangers(messageIds: readonly string[]): readonly string[] {
  const ids = new Map<string, Set<string>>()
  for (const id of messageIds) {
    // `<1183.visitor.…@agency.example>`: number of the form, kind of the mail.
    const message = id.replace(/^<?([^.]*\.[^.]*)\..*$/, '$1')
    ids.set(message, (ids.get(message) ?? new Set()).add(id))
  }
  return [...ids].flatMap(([message, { size }]) => (size > 1 ? [message] : []))
}
