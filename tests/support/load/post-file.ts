import { randomBytes } from 'node:crypto'
import type { FormView } from '#ui/forms/form-view.ts'

/** A file that a form is sent with, in the control that takes it. */
export type PostFile = Readonly<{ field: string; name: string; content: Buffer<ArrayBuffer> }>

/** Files that are what their first bytes tell, of the size of a short CV and a small photo. */
const resume = { name: 'cv.pdf', content: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(40_000)]) }
const picture = {
  name: 'foto.jpg',
  content: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100', 'hex'), randomBytes(40_000)]),
}

/** Returns a file that a form takes; undefined where it takes none. */
export function fileFor({ groups }: FormView): PostFile | undefined {
  const fields = groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  const [found] = fields.flatMap(({ name, control }) =>
    control.kind === 'file' ? [{ field: name, ...(control.accept.includes('pdf') ? resume : picture) }] : [],
  )
  return found
}
