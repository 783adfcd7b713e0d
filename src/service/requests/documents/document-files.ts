import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { reading } from '#service/kit/unreadable-error.ts'

/** A document of a home: its file name and its size in bytes. */
export type DocumentFile = Readonly<{ name: string; bytes: number }>

/** The documents that are given on request. */
export type DocumentFiles = Readonly<{
  /**
   * Returns the documents of a home or project by its name, `property/2417`; none without a directory for it.
   * @throws {UnreadableError} when the directory cannot be read
   */
  list: (subject: string) => Promise<readonly DocumentFile[]>
  /**
   * Returns the content of one of them; undefined when it is none.
   * @throws {UnreadableError} when it cannot be read
   */
  read: (subject: string, name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}>

/** Returns the documents below a directory, each home in one of its own: `property/2417/Bodemattest.pdf`. */
export function createDocumentFiles(dir: string): DocumentFiles {
  const list = async (subject: string): Promise<readonly DocumentFile[]> => {
    if (!/^(?:property|project)(?:\/\d+){1,2}$/.test(subject)) return []
    const entries = await readdir(join(dir, subject), { withFileTypes: true }).catch(absentAsUndefined)
    const names = (entries ?? [])
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
    return Promise.all(
      names.toSorted().map(async (name) => ({ name, bytes: (await stat(join(dir, subject, name))).size })),
    )
  }
  const read: DocumentFiles['read'] = async (subject, name) => {
    // Only what is listed is read: a name cannot lead elsewhere.
    const found = (await list(subject)).find((file) => file.name === name)
    return found === undefined ? undefined : new Uint8Array(await readFile(join(dir, subject, found.name)))
  }
  return {
    list: (subject) => reading('documents', list(subject)),
    read: (subject, name) => reading('documents', read(subject, name)),
  }
}
