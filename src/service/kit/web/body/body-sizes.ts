import { maxFileBytes } from '#forms/file-types.ts'

/** The largest body without files, in bytes: the longest answers in UTF-8 with room to spare. */
export const maxTextBytes = 64 * 1024
/** The largest body of a form with a file: one that is somewhat too large is still answered by the form itself. */
export const maxBodyBytes = 3 * maxFileBytes
/** Values that a body may have at most; the longest form with every choice ticked has some hundred. */
export const mostValues = 1000
