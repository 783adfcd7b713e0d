/**
 * Returns undefined for the error of a file or directory that does not exist, for `.catch()` of a read; a disk that cannot
 * be read is another matter.
 * @throws any other error
 * @example await readFile(path, 'utf8').catch(absentAsUndefined)
 */
export function absentAsUndefined(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
