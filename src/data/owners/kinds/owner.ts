import type { RecordedOwner } from '#domain/owners/owner-records.ts'
import { type Cell, cellText, empty, invalid, type Parsed, parsed } from '#data/cell/cell.ts'
import { parseIdList } from '#data/cell/parse-id-list.ts'
import { titleCodes } from '#data/owners/codes.ts'
import type { RecordKind } from '#data/owners/load-kind.ts'
import { mailboxKey, parseEmail } from '#text/email.ts'

const names = ['ID', 'Email', 'Name', 'Title', 'PropertyIDs'] as const

/** Owners. Problems name them by their ID, since a log may not hold addresses. */
export const owners: RecordKind<(typeof names)[number], RecordedOwner> = {
  file: 'owners.json',
  names,
  key: 'ID',
  to: (fields) => {
    const email = fields.need('Email', readEmail, 'an address, such as name@example.be')
    const name = fields.needLine('Name')
    const ids = fields.need('PropertyIDs', parseIdList, 'IDs of properties, separated by commas')
    if (!email || !name || !ids) return undefined
    return {
      email,
      name: name.text,
      title: fields.code('Title', titleCodes),
      locale: name.locale,
      subjects: ids.map((id) => `property/${id}`),
    }
  },
}

/** Reads an e-mail address in the form in which mailboxes are compared. */
function readEmail(value: Cell): Parsed<string> {
  const text = cellText(value)
  if (text === undefined) return empty
  return parseEmail(text) === undefined ? invalid : parsed(mailboxKey(text))
}
