import { fileTypeFromBuffer } from 'file-type'
import type { Errors } from '#forms/answers.ts'
import type { Field } from '#forms/field.ts'
import { checkFile, endingOf, type FileError, type FileType, mediaTypes } from '#forms/file-types.ts'
import type { Form } from '#forms/form.ts'
import { removeControls } from '#text/remove-controls.ts'
import { isSoundArchive } from './is-sound-archive.ts'
import type { Upload } from './upload.ts'

/** The files of a form, or a code for each control whose file must be another one. */
export type CheckedUploads = Readonly<{ uploads: readonly Upload[]; errors: Errors }>

/** Checks the files of a form by name, size and content; files that no field asks for are dropped. */
export async function checkUploads(
  { groups }: Form,
  files: Readonly<Record<string, File>>,
): Promise<CheckedUploads> {
  const uploads: Upload[] = []
  const errors: Partial<Record<Field['name'], 'fileType' | 'fileTooLarge'>> = {}
  for (const { name, control } of groups.flatMap(({ rows }) => rows.flat())) {
    const file = files[name]
    if (control.kind !== 'file' || file === undefined) continue
    const { upload, error } = await checkUpload(name, control.types, file)
    if (upload === undefined) errors[name] = error
    else uploads.push(upload)
  }
  return { uploads, errors }
}

/** Checks a file by name, size and content: it is taken, or a code says why not. */
export async function checkUpload(
  field: string,
  types: readonly FileType[],
  file: File,
): Promise<
  Readonly<{ upload: Upload; error?: undefined }> | Readonly<{ upload?: undefined; error: FileError }>
> {
  const error = checkFile(types, file)
  const content = new Uint8Array(error === undefined ? await file.arrayBuffer() : [])
  const mediaType = error === undefined ? await sniff(content, endingOf(file.name), types) : undefined
  return mediaType === undefined
    ? { error: error ?? 'fileType' }
    : { upload: { field, name: plainName(file.name), mediaType, content } }
}

/** Returns the media type of what is in a file, where the field takes it and the name says the same. */
async function sniff(
  content: Uint8Array,
  ending: string,
  types: readonly FileType[],
): Promise<string | undefined> {
  const type = types.find((known) => known === ending)
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (type === undefined || found?.mime !== mediaTypes[type]) return undefined
  const isArchive = type === 'docx' || type === 'odt'
  return isArchive && !(await isSoundArchive(content)) ? undefined : found.mime
}

/** Returns the name of a file without its folders and without characters that mean something elsewhere. */
function plainName(name: string): string {
  const last = removeControls(name).split(/[/\\]/).at(-1) ?? ''
  return [...last.replaceAll(/["<>:|?*]/g, '_')].slice(-100).join('')
}
