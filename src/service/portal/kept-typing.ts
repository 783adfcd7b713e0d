import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { type PostedPaper, readPaper, toState } from './hand-in.ts'
import type { PortalContext, PortalRequest } from './portal-context.ts'
import { cookieNames, setOwnCookie } from './set-cookies.ts'
import type { HandInState } from './views/kit/home-context.ts'

const Kept = v.object({ home: v.string(), paper: v.string(), remark: v.string(), file: v.string() })
const purpose = 'kept typing'
/** Seconds for which it is kept: as long as its file. */
const keptFor = 30 * 60
/** Longest value that browsers keep as a cookie, less its name and attributes. */
const maxCookie = 3800

/**
 * Keeps what was typed into the form to hand in a paper when its session had ended; returns whether there was anything. A
 * remark that is too long for a cookie is cut.
 */
export async function keepTyping(
  request: PortalRequest,
  { signer, stash }: Pick<PortalContext, 'signer' | 'stash'>,
): Promise<boolean> {
  const { c } = request
  const home = c.req.param('id')
  if (home === undefined || !c.req.path.endsWith('/hand-in')) return false
  const posted = await readPaper(request)
  if (posted === undefined) return false
  const [kept] = posted.file === undefined ? [] : await stash.keep([posted.file])
  const sign = (remark: string): string =>
    signer.sign(purpose, { home, paper: posted.paper, remark, file: kept?.key ?? '' })
  let { remark } = posted
  while (sign(remark).length > maxCookie) remark = remark.slice(0, remark.length - 100)
  setOwnCookie(c, 'kept', sign(remark), keptFor)
  return true
}

/** Returns what was kept about a home, once; undefined when nothing was. */
export async function takeTyping(
  request: PortalRequest,
  { signer, stash }: Pick<PortalContext, 'signer' | 'stash'>,
): Promise<HandInState | undefined> {
  const { c } = request
  const text = getCookie(c, cookieNames.kept)
  const read = v.safeParse(Kept, text === undefined ? undefined : signer.read(purpose, text))
  if (!read.success || read.output.home !== c.req.param('id')) return undefined
  setOwnCookie(c, 'kept', '', 0)
  const { paper, remark, file } = read.output
  const [kept] = file === '' ? [] : await stash.find([file])
  const posted: PostedPaper = { paper, remark, kept: '' }
  return { ...toState(request, { posted, kept, isPaperMissing: false }), fileError: undefined }
}
