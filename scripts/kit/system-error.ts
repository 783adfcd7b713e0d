/** Explanations of file system error codes. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The file system is read-only',
  EACCES: 'Permission denied',
  EPERM: 'Permission denied',
  EBUSY: 'The file or directory is in use',
  ENOTDIR: 'A file is where a directory is expected',
  EMFILE: 'Too many files are open',
  EIO: 'The disk cannot be read or written',
}

/** Returns the code of a system error such as `ENOENT`; undefined for any other error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/**
 * Returns one sentence about a file system error, even when a tool wrapped it in its own error; undefined for any other
 * error, which is a bug and needs its stack.
 * @example explainSystemError(error) // 'The disk is full: /srv/site.next/nl/index.html'
 */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const reason = reasons[errorCode(error) ?? ''] ?? reasons[codeInWords(error.message) ?? '']
  if (reason !== undefined) return `${reason}${pathOf(error)}`
  const causes = [error.cause, ...(error instanceof AggregateError ? error.errors : [])]
  return causes.map(explainSystemError).find((sentence) => sentence !== undefined)
}

/** The bundler, written in Rust, reports system errors by number in its message. */
function codeInWords(message: string): string | undefined {
  if (/\bENOSPC\b|os error 28\b/.test(message)) return 'ENOSPC'
  return /os error 30\b/.test(message) ? 'EROFS' : undefined
}

function pathOf(error: Error): string {
  const path = 'dest' in error ? error.dest : 'path' in error ? error.path : undefined
  return typeof path === 'string' ? `: ${path}` : ''
}
