import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Writes a data directory with the given number of properties: copies of another directory's records, each with its own
 * ID. Pictures are not copied: the directory links to them.
 */
export async function multiplyRecords(from: string, to: string, count: number): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  await cp(from, to, {
    recursive: true,
    filter: (path) => !path.startsWith(join(from, 'pictures')) && !path.endsWith('url-ledger.json'),
  })
  await symlink(resolve(from, 'pictures'), join(to, 'pictures'))
  const file = join(to, 'properties.json')
  const records: readonly Readonly<Record<string, unknown>>[] = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify(multiply(records, count)))
  await writeFile(join(to, 'url-ledger.json'), JSON.stringify({ paths: {} }))
}

/** Returns `count` records: copies that differ only in their ID. */
export function multiply(
  records: readonly Readonly<Record<string, unknown>>[],
  count: number,
): readonly Readonly<Record<string, unknown>>[] {
  const ids = records.map((record) => Number(record['ID']))
  const span = Math.max(...ids) + 1
  return Array.from({ length: count }, (_, index) => {
    const record = records[index % records.length] ?? {}
    return { ...record, ID: Number(record['ID']) + span * Math.floor(index / records.length) }
  })
}
