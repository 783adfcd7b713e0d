/** A kind of file that a form takes. */
export type FileType = 'pdf' | 'docx' | 'odt' | 'jpg' | 'png'

/** Media type of each kind of file. @see https://www.iana.org/assignments/media-types (read 2026-11) */
export const mediaTypes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** The largest file, in bytes: 5 MB. */
export const maxFileBytes = 5 * 1024 * 1024

/** Why a file is refused. */
export type FileError = 'fileType' | 'fileTooLarge' | 'fileEmpty'

/** Returns the ending of a file's name, in small letters. @example endingOf('me.JPEG') // 'jpg' */
export function endingOf(name: string): string {
  return (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg')
}

/** Checks a file by its name and size; what is in it only the service can tell. */
export function checkFile(
  types: readonly FileType[],
  { name, size }: Readonly<{ name: string; size: number }>,
): FileError | undefined {
  const ending = endingOf(name)
  if (!types.some((type) => type === ending)) return 'fileType'
  if (size === 0) return 'fileEmpty'
  return size > maxFileBytes ? 'fileTooLarge' : undefined
}

/** Returns the endings of files for a file chooser. @example acceptedFiles(['jpg', 'png']) // '.jpg,.jpeg,.png' */
export function acceptedFiles(types: readonly FileType[]): string {
  return types.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`])).join(',')
}
