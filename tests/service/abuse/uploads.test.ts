import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FormId } from '#forms/form.ts'
import { findFaults } from '#tests/support/service/abuse/hostile-visitor.ts'
import { docxFile, odtFile, zipFile } from '#tests/support/service/abuse/zip-file.ts'
import { proveAtOnce } from '#tests/support/service/prove-work.ts'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const megabyte = 1024 * 1024
const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
const page = '<!doctype html><script>x()</script>'
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0\x01\x01')])
const zeros = Buffer.alloc(60 * megabyte)
const site = useTestService(beforeAll, { formsPerQuarter: 10_000 })

type Content = string | Uint8Array<ArrayBuffer>

/** Sends files with a form by script. */
async function send(
  form: FormId,
  field: string,
  files: readonly (readonly [string, Content])[],
): Promise<Response> {
  const body = new FormData()
  for (const [name, values] of Object.entries(answersTo(form)))
    for (const value of values) if (name !== field) body.append(name, value)
  for (const [name, content] of files) body.append(field, new File([content], name))
  body.set('proof', await proveAtOnce(form))
  return site.service.app.request(`/forms/nl/${form}`, {
    method: 'POST',
    body,
    headers: { origin: testOrigin, accept: 'application/json' },
  })
}
const apply = async (name: string, content: Content): Promise<Response> =>
  send('job-contact', 'resume', [[name, content]])
const praise = async (name: string, content: Content): Promise<Response> =>
  send('testimonial', 'picture', [[name, content]])

const hashOf = (content: Content): string => createHash('sha256').update(content).digest('hex')

/** Returns the names and hashes of the files of a form as they are stored. */
function filesOf(id: number): readonly (readonly [name: unknown, hash: string])[] {
  const database = new DatabaseSync(join(site.dir, 'service.sqlite'), { readOnly: true })
  const rows = database.prepare('select name, content from upload where submission_id = ?').all(id)
  database.close()
  return rows.map(({ name, content }) => [
    name,
    content instanceof Uint8Array ? hashOf(Buffer.from(content)) : '',
  ])
}

test.each<readonly [string, string, Content]>([
  ['a program as a PDF', 'cv.pdf', 'MZ\x90\0\x03'],
  ['a program of Linux as a PDF', 'cv.pdf', '\x7fELF\x02\x01\x01'],
  ['a script as a PDF', 'cv.pdf', '#!/bin/sh\nrm -rf /'],
  ['a page as a PDF', 'cv.pdf', page],
  ['a PDF after a page', 'cv.pdf', `${page}${pdf}`],
  ['an archive as a PDF', 'cv.pdf', zipFile([{ name: 'a', content: 'b' }])],
  ['an archive as a document', 'cv.docx', zipFile([{ name: 'a', content: 'b' }])],
  ['a document as another', 'cv.odt', docxFile()],
  ['a program with the ending of a document before', 'cv.pdf.exe', pdf],
  ['a program whose ending is printed backwards', 'cv\u202Efdp.exe', pdf],
  ['a program whose ending comes after a zero', 'cv.pdf\0.exe', pdf],
  ['a page', 'cv.html', page],
  ['a drawing', 'cv.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'],
  ['a document with macros', 'cv.docm', docxFile()],
  ['a file with a space behind its ending', 'cv.pdf ', pdf],
  ['a file with an ending of a stream', 'cv.pdf::$DATA', pdf],
  ['nothing but an ending', 'cv.pdf', ' '],
  ['a PDF without an ending', 'cv', pdf],
  ['a PDF as a picture', 'cv.png', pdf],
])('%s is refused', async (_, name, content) => {
  const response = await apply(name, content)
  expect([response.status, await response.clone().json()]).toEqual([422, { fields: { resume: 'fileType' } }])
  expect(await findFaults(response)).toEqual([])
})

test.each<readonly [string, string, Content]>([
  ['a page as a picture', 'me.jpg', page],
  ['a drawing as a picture', 'me.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'],
  ['a drawing', 'me.svg', '<svg/>'],
  [
    'a moving picture with an archive behind it',
    'me.jpg',
    Buffer.concat([Buffer.from('GIF89a'), docxFile()]),
  ],
  ['a document', 'me.png', pdf],
  ['the beginning of a picture', 'me.png', '\x89PNG'],
])('%s is refused', async (_, name, content) => {
  const response = await praise(name, content)
  expect([response.status, await response.json()]).toEqual([422, { fields: { picture: 'fileType' } }])
})

describe('a document that unpacks to more than its reader can hold is refused:', () => {
  const bomb = { name: 'word/media/a.bin', content: zeros }
  const truth = docxFile({ name: 'word/a.xml', content: 'a' })
  test.each<readonly [string, Content]>([
    ['of zeros', docxFile(bomb)],
    ['of a few zeros, yet a thousand times itself', docxFile({ ...bomb, content: zeros.subarray(0, 6e6) })],
    ['which says that it is small', docxFile({ ...bomb, claims: { size: 10 } })],
    ['which says that it is larger', docxFile({ name: 'a', content: 'a', claims: { size: 4_000_000_000 } })],
    ['in an archive in it', docxFile({ name: 'word/a.docx', content: docxFile(bomb) })],
    [
      'in archives in each other',
      docxFile({
        name: 'a',
        content: docxFile({ name: 'a', content: docxFile({ name: 'a', content: truth }) }),
      }),
    ],
    [
      'of thousands of files',
      docxFile(...Array.from({ length: 5000 }, (_, index) => ({ name: `word/${index}`, content: '' }))),
    ],
    [
      'in parts',
      docxFile(
        ...Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, content: zeros.subarray(0, 5e6) })),
      ),
    ],
    ['that is encrypted', docxFile({ name: 'a', content: 'a', claims: { flags: 1 } })],
    ['that is packed in another way', docxFile({ name: 'a', content: 'a', claims: { method: 14 } })],
    ['without an end', truth.subarray(0, truth.length - 30)],
    ['without a middle', Buffer.concat([truth.subarray(0, 300), truth.subarray(330)])],
    ['with something behind it', Buffer.concat([truth, Buffer.from(page)])],
    ['which leads out of its folder', docxFile({ name: '../../a.xml', content: 'a' })],
    ['which leads to a drive', docxFile({ name: 'C:\\a.xml', content: 'a' })],
  ])('%s', async (_, content) => {
    const response = await apply('cv.docx', content)
    expect([response.status, await response.json()]).toEqual([422, { fields: { resume: 'fileType' } }])
  })

  test('also where it is an ODT', async () => {
    expect((await apply('cv.odt', odtFile(bomb))).status).toBe(422)
  })
})

describe('a file that is taken is kept byte for byte, and never opened:', () => {
  test.each<readonly [string, string, Content]>([
    ['a document', 'cv.docx', docxFile({ name: 'word/styles.xml', content: '<w:styles/>'.repeat(1000) })],
    [
      'a long document of the same words again and again',
      'cv.docx',
      docxFile({ name: 'word/a.xml', content: '<w:p>Makelaar</w:p>'.repeat(200_000) }),
    ],
    [
      'a document with a table of numbers in it',
      'cv.docx',
      docxFile({ name: 'word/a.xlsx', content: docxFile() }),
    ],
    ['an open document', 'cv.odt', odtFile({ name: 'content.xml', content: '<a/>' })],
    ['a PDF with a page behind it', 'cv.pdf', `${pdf}${page}`],
    ['a PDF with an archive behind it', 'cv.pdf', Buffer.concat([Buffer.from(pdf), docxFile()])],
    ['half a PDF', 'cv.pdf', pdf.slice(0, 20)],
    ['as large as may be', 'cv.pdf', Buffer.concat([Buffer.from(pdf)], 5 * megabyte)],
  ])('%s', async (_, name, content) => {
    const response = await apply(name, content)
    expect(response.status).toBe(201)
    const { id } = await response.json()
    expect(filesOf(id)).toEqual([[name, hashOf(content)]])
  })

  test('a picture with a script behind it', async () => {
    const content = Buffer.concat([jpeg, Buffer.from('*/=1;alert(1);/*')])
    const response = await praise('me.jpeg', content)
    const { id } = await response.json()
    expect(filesOf(id)).toEqual([['me.jpeg', hashOf(content)]])
  })
})

test.each([
  ['../../../etc/cron.d/cv.pdf', 'cv.pdf'],
  ['C:\\Windows\\cv.pdf', 'cv.pdf'],
  ['/cv.pdf', 'cv.pdf'],
  ['a\u202Eb\u0007\u0085c.pdf', 'abc.pdf'],
  ['cv "Noor" <b>|?*.pdf', 'cv _Noor_ _b____.pdf'],
  ['cv.exe\0.pdf', 'cv.exe.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
  [`${'🌾'.repeat(200)}x.pdf`, `${'🌾'.repeat(95)}x.pdf`],
  ['.pdf', '.pdf'],
  ['cv.PDF', 'cv.PDF'],
])('the name %j is kept as %s', async (name, kept) => {
  const response = await apply(name, pdf)
  expect(response.status).toBe(201)
  const [[stored] = []] = filesOf((await response.json()).id)
  expect(stored).toBe(kept)
})

test('of many files in a field one is kept, and none in a field of text', async () => {
  const many = Array.from({ length: 50 }, (_, index) => [`${index}.pdf`, pdf] as const)
  const response = await send('job-contact', 'resume', many)
  expect(filesOf((await response.json()).id)).toHaveLength(1)
  const inText = await send('job-contact', 'motivation', [['cv.pdf', pdf]])
  expect(inText.status).toBe(201)
  expect(filesOf((await inText.json()).id)).toEqual([])
})

test('a file to a form that takes none is not kept', async () => {
  const response = await send('site-contact', 'resume', [['cv.pdf', pdf]])
  expect(response.status).toBe(201)
  expect(filesOf((await response.json()).id)).toEqual([])
})
