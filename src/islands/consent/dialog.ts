import { type Consent, consentFlags } from '#domain/consent.ts'
import { $consent, asksForConsent } from '#stores/consent.ts'
import css from './consent.css?inline'
import { type ConsentWords, consentWordsPath } from './consent-words.ts'

/** In the address while a visitor who took consent back chooses: a page that has to load anew for it asks again. */
const mark = '#cookies'

let opening: Promise<void> | undefined

/** Asks where a page asks by itself, or where the address wants it: `?setcookies`, or the mark. */
export async function ask(): Promise<void> {
  const isMarked = location.hash === mark
  if (isMarked) await openDialog(true)
  else if (new URLSearchParams(location.search).has('setcookies')) await askAgain()
  else if (!$consent.get() && asksForConsent()) await openDialog(false)
}

/** Takes back whatever was allowed, then asks; rejects when the words of the question cannot be had. */
export async function askAgain(): Promise<void> {
  const isWithdrawn = Boolean($consent.get()?.length)
  history.replaceState(history.state, '', mark)
  $consent.set(null)
  await openDialog(isWithdrawn)
}

/** Opens the question over the page, once. */
async function openDialog(isWithdrawn: boolean): Promise<void> {
  opening ??= open(isWithdrawn)
  try {
    await opening
  } finally {
    opening = undefined
  }
}

async function open(isWithdrawn: boolean): Promise<void> {
  const words = await fetchWords()
  // Answered in another tab, or there already.
  if ($consent.get() || document.querySelector('.consent') !== null) return
  styleOnce()
  const dialog = createDialog(words, isWithdrawn)
  const stop = $consent.listen((consent) => consent && dismiss(dialog))
  dialog.addEventListener('close', () => {
    stop()
    dialog.remove()
    // Another hash is a place on the page.
    if (location.hash === mark) history.replaceState(history.state, '', location.pathname + location.search)
  })
  document.body.append(dialog)
  dialog.showModal()
}

function createDialog(words: ConsentWords, isWithdrawn: boolean): HTMLDialogElement {
  const dialog = create('dialog', { className: 'consent' })
  dialog.setAttribute('aria-labelledby', 'consent-title')
  const decide = (consent: Consent): void => $consent.set(consent)
  const answer = (label: string, onclick: () => void) =>
    create('button', { type: 'button', className: 'button', onclick }, label)
  const settings = create('div', { id: 'consent-settings', hidden: true })
  const adjust = answer(words.adjust, () => {
    settings.hidden = !settings.hidden
    adjust.ariaExpanded = String(!settings.hidden)
    void show()
  })
  adjust.ariaExpanded = 'false'
  adjust.setAttribute('aria-controls', settings.id)
  adjust.addEventListener(
    'pointerenter',
    ({ pointerType }) => pointerType === 'mouse' && loadSettings().catch(() => {}),
  )
  let shown: Promise<void> | undefined
  const show = () =>
    (shown ??= loadSettings().then(
      ({ openSettings }) => openSettings(settings, words.settings, decide),
      fail,
    ))
  const fail = (): void => {
    // The next press tries again.
    shown = undefined
    settings.replaceChildren(create('p', { role: 'alert' }, words.failed))
  }
  const { policy } = words
  dialog.append(
    // Where the focus begins: on neither answer.
    create('h2', { id: 'consent-title', tabIndex: -1, autofocus: true }, words.title),
    create('p', {}, isWithdrawn ? `${words.withdrawn} ${words.text}` : words.text),
    create(
      'div',
      { className: 'consent__answers' },
      answer(words.all, () => decide(consentFlags)),
      answer(words.none, () => decide([])),
      adjust,
    ),
    settings,
    ...(policy === undefined ? [] : [create('a', { className: 'small', href: policy.href }, policy.label)]),
  )
  return dialog
}

/**
 * Takes an answered question away: out of sight at once, closed after that paint. To close it gives the whole page back to
 * the visitor, which a slow phone works on for longer than a press may take.
 */
function dismiss(dialog: HTMLDialogElement): void {
  dialog.dataset['answered'] = ''
  requestAnimationFrame(() => setTimeout(() => dialog.close()))
}

/** React, which only who wants to choose for themselves needs; the two files at once. */
function loadSettings() {
  void import('../gallery/react-root.ts').catch(() => {})
  return import('./open-settings.tsx')
}

async function fetchWords(): Promise<ConsentWords> {
  // The language without its country: the key of the page's locale.
  const response = await fetch(consentWordsPath(document.documentElement.lang.slice(0, 2)))
  if (!response.ok) throw new Error(`The words answered ${response.status}.`)
  return await response.json()
}

let isStyled = false

/** The rules come with the script: nothing else on the page needs them. */
function styleOnce(): void {
  if (isStyled) return
  isStyled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
