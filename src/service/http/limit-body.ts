import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxFileBytes } from '#forms/file-types.ts'
import { isFormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'

/** The largest body without files, in bytes: the longest answers in UTF-8 with room to spare. */
const maxTextBytes = 64 * 1024
/** The largest body of a form with a file: one that is somewhat too large is still answered by the form itself. */
const maxBytes = 3 * maxFileBytes

/** Refuses bodies that are too large to be read, below all paths; only one in parts, to a form with a file, may hold one. */
export function limitBody(tooLarge: (c: Context) => Response): MiddlewareHandler {
  return (c, next) =>
    bodyLimit({ maxSize: mayHoldFile(c) ? maxBytes : maxTextBytes, onError: tooLarge })(c, next)
}

function mayHoldFile({ req }: Context): boolean {
  const [, id = ''] = /^\/forms\/[^/]+\/([^/]+)$/.exec(req.path) ?? []
  const isPaper = /^\/portal\/[^/]+\/property\/\d+\/hand-in$/.test(req.path)
  return /^multipart\/form-data\b/i.test(req.header('content-type') ?? '') && (isPaper || takesFile(id))
}

function takesFile(id: string): boolean {
  return (
    isFormId(id) &&
    forms[id].groups.some(({ rows }) => rows.flat().some(({ control }) => control.kind === 'file'))
  )
}
