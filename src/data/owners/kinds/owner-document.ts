import type { OwnerDocument, WantedPaper } from '#domain/owners/owner-document.ts'
import { type Cell, cellText, empty, invalid, type Parsed, parsed } from '#data/cell/cell.ts'
import { parseDate } from '#data/cell/parse-date.ts'
import { checkCodes, originCodes, paperCodes } from '#data/owners/codes.ts'
import { needSubject, type RecordKind } from '#data/owners/load-kind.ts'
import type { OfHome } from '#data/owners/of-home.ts'
import { expectedDay, expectedId, parseRecordId } from '#data/owners/owner-fields.ts'

const names = [
  'ID',
  'PropertyID',
  'Name',
  'Date',
  'From',
  'File',
  'MimeType',
  'Size',
  'Paper',
  'Check',
] as const

/** Bytes of a document at most. */
const mostBytes = 1_000_000_000

/** Documents that owners may read, and what they handed in. */
export const ownerDocuments: RecordKind<(typeof names)[number], OfHome<OwnerDocument>> = {
  file: 'owner-documents.json',
  names,
  key: 'ID',
  to: (fields) => {
    const id = fields.need('ID', parseRecordId, expectedId)
    const subject = needSubject(fields)
    const name = fields.needLine('Name')
    const on = fields.need('Date', parseDate, expectedDay)
    const from = fields.needCode('From', originCodes)
    if (!id || !subject || !name || !on || !from) return undefined
    return {
      subject,
      value: {
        id,
        name,
        on,
        from,
        file: fields.read('File', parseFileName, 'the name of a file, without a directory'),
        mediaType: fields.text('MimeType', 100),
        bytes: fields.count('Size', { min: 1, max: mostBytes }),
        paper: fields.code('Paper', paperCodes),
        check: fields.code('Check', checkCodes),
      },
    }
  },
}

const wantedNames = ['ID', 'PropertyID', 'Paper', 'Name', 'AskedDate', 'DueDate'] as const

/** Papers that the agency still needs. */
export const wantedPapers: RecordKind<(typeof wantedNames)[number], OfHome<WantedPaper>> = {
  file: 'wanted-papers.json',
  names: wantedNames,
  key: 'ID',
  to: (fields) => {
    const subject = needSubject(fields)
    const kind = fields.needCode('Paper', paperCodes)
    if (!subject || !kind) return undefined
    const name = kind === 'other' ? fields.needLine('Name') : fields.spoken('Name')
    if (kind === 'other' && !name) return undefined
    return {
      subject,
      value: { kind, name, askedOn: fields.date('AskedDate'), dueOn: fields.date('DueDate') },
    }
  },
}

/** Reads the name of a file; one that could leave the directory of documents is invalid. */
function parseFileName(value: Cell): Parsed<string> {
  const text = cellText(value)
  if (text === undefined) return empty
  return /^[^./\\][^/\\]{0,119}$/.test(text) ? parsed(text) : invalid
}
