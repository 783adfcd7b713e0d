import { fileTypeFromBuffer } from 'file-type'
import type { Errors } from '#forms/answers.ts'
import type { Field } from '#forms/field.ts'
import { checkFile, endingOf, type FileError, type FileType, mediaTypes } from '#forms/file-types.ts'
import type { Form } from '#forms/form.ts'
import type { PostedFile, PostedFiles } from './posted-file.ts'
import { removeControls } from '#text/remove-controls.ts'
import { isSoundArchive } from './is-sound-archive.ts'
import type { Upload } from './upload.ts'

/** The files of a form, or a code for each control whose file must be another one. */
export type CheckedUploads = Readonly<{ uploads: readonly Upload[]; errors: Errors }>

/** Returns the names of the fields of a form that take a file, and the kinds that each takes. */
export function fileFieldsOf({
  groups,
}: Form): readonly Readonly<{ name: Field['name']; types: readonly FileType[] }>[] {
  return groups
    .flatMap(({ rows }) => rows.flat())
    .flatMap(({ name, control }) => (control.kind === 'file' ? [{ name, types: control.types }] : []))
}

/** Checks the files of a form by name and size, which costs nothing; none of them is opened. */
export function checkNames(form: Form, files: PostedFiles): Errors {
  return Object.fromEntries(
    fileFieldsOf(form).flatMap(({ name, types }) => {
      const file = files[name]
      const error = file && checkName(types, file)
      return error === undefined ? [] : [[name, error]]
    }),
  )
}

/**
 * Checks the files of a form by name, size and content; files that no field asks for are dropped.
 * @throws {BusyError} when too many files are being opened
 */
export async function checkUploads(form: Form, files: PostedFiles): Promise<CheckedUploads> {
  const uploads: Upload[] = []
  const errors: Partial<Record<Field['name'], FileError>> = {}
  for (const { name, types } of fileFieldsOf(form)) {
    const file = files[name]
    if (file === undefined) continue
    const { upload, error } = await checkUpload(name, types, file)
    if (upload === undefined) errors[name] = error
    else uploads.push(upload)
  }
  return { uploads, errors }
}

/**
 * Checks a file by name, size and content: it is taken, or a code says why not.
 * @throws {BusyError} when too many files are being opened
 */
export async function checkUpload(
  field: string,
  types: readonly FileType[],
  file: PostedFile,
): Promise<
  Readonly<{ upload: Upload; error?: undefined }> | Readonly<{ upload?: undefined; error: FileError }>
> {
  const error = checkName(types, file)
  if (error !== undefined) return { error }
  const { name, content } = file
  const mediaType = await sniff(content, endingOf(name), types)
  return mediaType === undefined
    ? { error: 'fileType' }
    : { upload: { field, name: plainName(name), mediaType, content } }
}

function checkName(types: readonly FileType[], { name, content, isCut }: PostedFile): FileError | undefined {
  return checkFile(types, { name, size: isCut ? Infinity : content.length })
}

/** Returns the media type of what is in a file, where the field takes it and the name says the same. */
async function sniff(
  content: Uint8Array,
  ending: string,
  types: readonly FileType[],
): Promise<string | undefined> {
  const type = types.find((known) => known === ending)
  if (type === undefined) return undefined
  const isArchive = type === 'docx' || type === 'odt'
  if (isArchive && !(await isSoundArchive(content))) return undefined
  // All of it is in memory: an error is about the file, and says that it is of no known kind.
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  return found?.mime === mediaTypes[type] ? found.mime : undefined
}

/** Returns the name of a file without its folders and without characters that mean something elsewhere. */
export function plainName(name: string): string {
  const last = removeControls(name).split(/[/\\]/).at(-1) ?? ''
  return [...last.replaceAll(/["<>:|?*]/g, '_')].slice(-100).join('')
}
