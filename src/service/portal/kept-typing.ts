import * as v from 'valibot'
import { isKnownBrowser } from '#service/owners/accounts/known-browser.ts'
import { type PostedPaper, readTyping, toState } from './hand-in.ts'
import type { PageRequest } from '#service/door/door-context.ts'
import type { Rescued } from '#service/door/signed-in-only.ts'
import type { PortalContext } from './portal-context.ts'
import type { HandInState } from './views/kit/home-context.ts'

const Kept = v.object({
  home: v.string(),
  paper: v.string(),
  remark: v.string(),
  /** Key of a file that the owner had handed in with a form that came back. */
  kept: v.string(),
  /** Whether a file must be chosen again. */
  isFileLost: v.boolean(),
})
const purpose = 'kept typing'
/** Seconds for which it is kept. */
const keptFor = 30 * 60
/** Longest value that browsers keep as a cookie, less its name and attributes. */
const maxCookie = 3800

/**
 * Keeps what was typed into the form to hand in a paper when its session had ended, in a cookie, for the documents that the form
 * stands on. A remark that is too long for one is cut. The body of a browser that never signed in here is not even read.
 */
export async function rescueTyping(
  request: PageRequest,
  { signer, cookies }: Pick<PortalContext, 'signer' | 'cookies'>,
): Promise<Rescued> {
  const { c } = request
  const page = c.req.path.replace(/\/hand-in$/, '/documents')
  const home = c.req.param('id')
  const isKnown = page !== c.req.path && isKnownBrowser(signer, cookies.read(c, 'browser'))
  const posted = isKnown ? await readTyping(request) : undefined
  if (home === undefined || posted === undefined) return { page, isKept: false }
  const { paper, kept, fileError } = posted
  const sign = (remark: string): string =>
    signer.sign(purpose, {
      home,
      paper,
      remark,
      kept: kept.slice(0, 200),
      isFileLost: fileError !== undefined,
    })
  let { remark } = posted
  while (sign(remark).length > maxCookie) remark = remark.slice(0, remark.length - 100)
  cookies.set(c, 'kept', sign(remark), keptFor)
  return { page, isKept: true }
}

/** Returns what was kept about a home, once; undefined when nothing was. */
export async function takeTyping(
  request: PageRequest,
  { signer, stash, cookies }: Pick<PortalContext, 'signer' | 'stash' | 'cookies'>,
): Promise<HandInState | undefined> {
  const { c } = request
  const text = cookies.read(c, 'kept')
  const read = v.safeParse(Kept, text === undefined ? undefined : signer.read(purpose, text))
  if (!read.success || read.output.home !== c.req.param('id')) return undefined
  cookies.set(c, 'kept', '', 0)
  const { paper, remark, kept: key, isFileLost } = read.output
  const [kept] = isFileLost ? [] : await stash.find([key])
  const isLost = isFileLost || (kept === undefined && key !== '')
  const posted: PostedPaper = { paper, remark, kept: '', fileError: isLost ? 'fileAgain' : undefined }
  const state = toState(request, { posted, kept, isPaperMissing: false })
  return isLost ? state : { ...state, fileError: undefined }
}
