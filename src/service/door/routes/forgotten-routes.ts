import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { portalRoot } from '#contracts/portal-paths.ts'
import { confirm } from '#service/kit/web/confirmation.ts'
import { atLeast, forgottenTime } from '#service/owners/accounts/at-least.ts'
import { readBrowser, sealAccount } from '#service/owners/accounts/known-browser.ts'
import { mailPasswordLink, nameAsker } from '#service/owners/accounts/password/mail-password-link.ts'
import {
  confirmForgottenPage,
  forgottenPage,
  forgottenProof,
  sentPage,
} from '#service/door/views/forgotten-pages.ts'
import { inLanguage, type DoorContext, type PageRequest } from '#service/door/door-context.ts'
import { readTexts } from '#service/door/posted-texts.ts'
import { mailboxKey, parseEmail } from '#text/email.ts'
import { UsedProofError, useProof } from '#service/kit/proofs/use-proof.ts'

/** Adds the routes of the page for a forgotten password. */
export function addForgottenRoutes(app: Hono, context: DoorContext): void {
  const { words, limits, addressOf, proofs } = context
  app.get(`${portalRoot}/challenge/${forgottenProof}`, async (c) => {
    const wait = await limits.countChallenge(addressOf(c))
    if (wait === undefined) return c.json(await proofs.challenge(forgottenProof))
    c.header('Retry-After', String(wait))
    return c.json({ code: 'tooMany' }, 429)
  })
  app.get(
    `${portalRoot}/:locale/forgotten`,
    inLanguage((request) => request.reply(forgottenPage(request, words))),
  )
  app.post(
    `${portalRoot}/:locale/forgotten`,
    inLanguage((request) => mailLink(request, context)),
  )
}

/**
 * Mails a link to an address that has an account; anybody gets the same answer, after the same time. A browser with script has
 * proved some work, any other confirms on a page.
 */
async function mailLink(request: PageRequest, context: DoorContext): Promise<Response> {
  const { c, reply } = request
  const { cookies, database, words, limits, addressOf, signer, clock, pause, wake, hasCaptcha } = context
  const text = await readTexts(c)
  const email = text('email')
  if (parseEmail(email) === undefined)
    return reply(forgottenPage(request, words, { email, problem: 'invalid' }), 422)
  if (!(await isProved(context, text('proof')))) {
    const step = confirm(signer, {
      token: text('confirm'),
      digest: createHash('sha256').update(mailboxKey(email)).digest('base64url'),
      now: clock(),
      typed: hasCaptcha ? text('captcha').replaceAll(/\D/g, '') : undefined,
    })
    if (!step.isConfirmed) return reply(confirmForgottenPage(request, email, step))
  }
  const network = addressOf(c)
  const wait = await limits.count('owner password', network, [])
  if (wait !== undefined) {
    c.header('Retry-After', String(wait))
    return reply(forgottenPage(request, words, { email, problem: 'waiting' }), 429)
  }
  const browser = readBrowser(signer, sealAccount(signer, email), cookies.read(c, 'browser'))
  const asker = nameAsker(signer, { browser, network })
  await atLeast(pause(forgottenTime), mailPasswordLink(database, { email, asker }, words, clock()))
  wake()
  return reply(sentPage(request, words, email))
}

/** Whether a post holds a proof of work that was not used before. */
async function isProved(
  { proofs, database, clock }: Pick<DoorContext, 'proofs' | 'database' | 'clock'>,
  text: string,
): Promise<boolean> {
  const proof = text === '' ? undefined : await proofs.verify(forgottenProof, text)
  if (proof === undefined) return false
  try {
    await database.db.transaction().execute((transaction) => useProof(transaction, proof, clock()))
    return true
  } catch (error) {
    if (error instanceof UsedProofError) return false
    throw error
  }
}
