import type { DoorContext, PageRequest } from '#service/door/door-context.ts'
import { noticePage } from '#service/door/views/below-bar.tsx'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { Rescued } from '#service/door/signed-in-only.ts'
import { readPost } from '#service/kit/web/read-post.ts'
import { isKnownBrowser } from '#service/owners/accounts/known-browser.ts'

/** Returns the page that says why something was not done, or is not shown. */
export function refusedPage(
  why: 'token' | 'missing' | 'managers' | 'agent',
  { t, agency, c }: PageRequest,
): ServicePage {
  const href = c.req.path
    .replace(/\/(?:request|settings)\/.*$/, '/requests')
    .replace(/\/offers\/.*$/, '/offers')
  return noticePage({ site: agency, t }, t(`desk.refused.${why}.title`), {
    title: t(`desk.refused.${why}.text`),
    ways: [{ label: t('desk.refused.again'), href }],
  })
}

/** What of a post nobody typed. */
const unseen = new Set(['token', 'in', 'of', 'with', 'key'])

/**
 * Returns the page that a post stood on whose session had ended, and what was typed there, to be copied before one signs in. The
 * body of a browser that never signed in here is not read.
 */
export async function keepText(
  { c, t }: PageRequest,
  { signer, cookies }: Pick<DoorContext, 'signer' | 'cookies'>,
): Promise<Rescued> {
  const page = c.req.path.replace(/\/[a-z-]+$/, '')
  if (!isKnownBrowser(signer, cookies.read(c, 'browser'))) return { page, isKept: false }
  const post = await readPost(c)
  const typed = Object.entries(post.ok ? post.texts : {}).flatMap(([name, texts = []]) =>
    // What is one word was chosen, or is soon typed again.
    unseen.has(name) ? [] : texts.filter((text) => /\s/.test(text.trim())),
  )
  if (typed.length === 0) return { page, isKept: false }
  return {
    page,
    isKept: false,
    above: (
      <div className="field">
        <label htmlFor="typed">{t('desk.kept')}</label>
        <textarea className="textarea" id="typed" readOnly rows={6} defaultValue={typed.join('\n\n')} />
      </div>
    ),
  }
}
