import { homedir } from 'node:os'
import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { holdsOthers } from '#service/kit/private-files.ts'
import { type Environment, readNumber, readVariable, type Report } from './read-variable.ts'

/** The directories of the service. */
export type Folders = Readonly<{
  /** Of the SQLite file and of mails that are not sent. */
  data: string
  /** Of the documents that are given on request. */
  documents: string
  /** Of the documents that owners read; what lies there is given to no visitor. */
  ownerDocuments: string
  /** Of the records for owners, with that of the site's own records, and the minutes between imports. */
  ownerRecords?: Readonly<{ dir: string; siteData: string; minutes: number }>
  /** Of the texts of the site, into which testimonials are released; the service may lack it. */
  content: string
  /** Of the records and texts that drafts are shown of. */
  preview?: Readonly<{ dataDir: string; contentDir: string }>
}>

/** A directory, and the variable that names it. */
type Named = readonly [name: string, dir: string]

/** Minutes between two imports at most: a week, since a timer counts to 24 days. */
const mostMinutes = 7 * 24 * 60

/** Returns the directories of the service; `dist` is that of the site, whose files everybody reads. */
export function readFolders(environment: Environment, dist: string, report: Report): Folders {
  const data = readVariable(environment, 'SERVICE_DATA') ?? 'var'
  const records = readFolder(environment, 'OWNER_RECORDS', report)
  const documents = readFolder(environment, 'DOCUMENTS', report) ?? join(data, 'documents')
  const usual = records === undefined ? join(data, 'owner-documents') : join(records, 'documents')
  const ownerDocuments = readFolder(environment, 'OWNER_DOCUMENTS', report) ?? usual
  const own: readonly Named[] = [
    ['SERVICE_DATA', data],
    ['OWNER_DOCUMENTS', ownerDocuments],
    ...(records === undefined ? [] : ([['OWNER_RECORDS', records]] as const)),
  ]
  for (const [name, dir] of [...own, ['DOCUMENTS', documents] as const])
    if (isWithin(dir, dist))
      report(
        `${name}=${dir} lies in the site at ${dist}, which everybody reads: choose a directory elsewhere`,
      )
    else if (isOfOthers(dir))
      report(`${name}=${dir} is for others too: choose a directory that holds nothing else`)
  for (const [name, dir] of own)
    if (isWithin(dir, documents) || (name !== 'SERVICE_DATA' && isWithin(documents, dir)))
      report(
        `DOCUMENTS=${documents} is given to visitors, and ${name}=${dir} is not: choose directories of which neither holds the other`,
      )
  const minutes = readNumber(environment, 'OWNER_RECORDS_MINUTES', { usual: 60, most: mostMinutes }, report)
  return {
    data,
    documents,
    ownerDocuments,
    ownerRecords: records === undefined ? undefined : { dir: records, siteData: readSiteData(), minutes },
    content: readVariable(environment, 'SITE_CONTENT') ?? 'content',
    preview: readPreview(environment, report),
  }

  function readSiteData(): string {
    return readFolder(environment, 'SITE_DATA', report) ?? 'data'
  }
}

/** Returns the path of a program; undefined when it is not set. */
export function readProgram(environment: Environment, name: string, report: Report): string | undefined {
  const path = readVariable(environment, name)
  if (path !== undefined && !(isFile(path) && mayRun(path)))
    report(`${name}=${path} is no program: write the path of one that the service may run, or remove it`)
  return path
}

/** Whether a path is a file. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function readPreview(environment: Environment, report: Report): Folders['preview'] {
  const dataDir = readFolder(environment, 'PREVIEW_DATA', report)
  const contentDir = readFolder(environment, 'PREVIEW_CONTENT', report)
  if ((dataDir === undefined) !== (contentDir === undefined))
    report('PREVIEW_DATA and PREVIEW_CONTENT go together: set both, or neither')
  return dataDir === undefined || contentDir === undefined ? undefined : { dataDir, contentDir }
}

function readFolder(environment: Environment, name: string, report: Report): string | undefined {
  const dir = readVariable(environment, name)
  if (dir !== undefined && statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true)
    report(`${name}=${dir} is no directory: make it, correct the path, or remove it`)
  return dir
}

function mayRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // The one answer of accessSync to a file that may not be run, whatever hinders it.
    return false
  }
}

/** Whether a directory is plainly nobody's own: the whole disk, one that everybody may write into, or a home that is lived in. */
function isOfOthers(dir: string): boolean {
  const path = realPath(dir)
  if (path === dirname(path)) return true
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats?.isDirectory() !== true) return false
    // Such as /tmp: whoever writes there removes none of the others' files.
    const isForAll = (stats.mode & 0o1002) === 0o1002
    return isForAll || (path === realPath(homedir()) && holdsOthers(path))
  } catch {
    // It cannot be looked at: whoever opens it says so, with the reason.
    return false
  }
}

/** Whether a path is a directory or lies in it, symbolic links resolved. */
function isWithin(path: string, dir: string): boolean {
  const way = relative(realPath(dir), realPath(path))
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
}

/** Returns where a path leads, also one whose end is not there yet. */
function realPath(path: string): string {
  const full = resolve(path)
  try {
    return realpathSync(full)
  } catch {
    const parent = dirname(full)
    return parent === full ? full : join(realPath(parent), basename(full))
  }
}
