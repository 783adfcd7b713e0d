import type { EditorLocale } from '../../labels/editor-locale.ts'
import { say } from '../../labels/publication-words.ts'
import type { Shown } from './to-shown.ts'

/** The bar below the editor. */
export type Bar = Readonly<{
  /** Presses nothing until it is shown what came of it. */
  wait: () => void
  show: (shown: Shown) => void
}>

const style = `
.publication { position: fixed; inset: auto 0 0; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center;
  box-sizing: border-box; max-height: 45vh; overflow: auto; padding: 8px 12px; border-top: 1px solid GrayText;
  background: Canvas; color: CanvasText; font: 14px/1.4 system-ui, sans-serif; color-scheme: light dark; z-index: 10; }
.publication p { margin: 0; flex: 1 1 16rem; overflow-wrap: anywhere; }
.publication button { min-height: 40px; padding: 0 16px; border: 1px solid currentColor; border-radius: 4px;
  background: Canvas; color: CanvasText; font: inherit; cursor: pointer; }
.publication button.main { border-color: transparent; background: var(--sui-primary-accent-color);
  color: var(--sui-primary-accent-color-inverted); font-weight: 600; }
.publication button:disabled { opacity: 0.5; cursor: default; }
.publication details { flex: 1 0 100%; }
.publication pre { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; }
.publication [hidden] { display: none; }
[role='alertdialog'] .error { white-space: pre-line; }
.app-shell.app-shell.app-shell { height: calc(100% - var(--publication-height, 0px)); }
`

/** Adds the bar to the page; the editor above it becomes lower. */
export function createBar(
  locale: EditorLocale,
  { publish, undo }: Readonly<{ publish: () => void; undo: () => void }>,
): Bar {
  const line = element('p', '')
  line.setAttribute('role', 'status')
  const publishButton = element('button', say('publish', locale))
  publishButton.className = 'main'
  publishButton.addEventListener('click', publish)
  const undoButton = element('button', say('undo', locale))
  undoButton.addEventListener('click', undo)
  const signIn = element('a', say('signIn', locale))
  const details = element('details', '')
  const why = element('pre', '')
  details.append(element('summary', say('why', locale)), why)
  const bar = element('section', '')
  bar.className = 'publication'
  bar.setAttribute('aria-label', say('title', locale))
  bar.append(line, undoButton, publishButton, signIn, details)
  document.head.append(element('style', style))
  document.body.append(bar)
  new ResizeObserver(() => {
    document.body.style.setProperty('--publication-height', `${bar.offsetHeight}px`)
  }).observe(bar)
  const buttons = [publishButton, undoButton]
  return {
    wait: () => {
      for (const button of buttons) button.disabled = true
    },
    show: (shown) => {
      const text = [shown.refused?.line, shown.line].filter((each) => each !== undefined).join(' ')
      // What is said again is not read aloud again.
      if (line.textContent !== text) line.textContent = text
      why.textContent = shown.refused?.why ?? ''
      details.hidden = shown.refused === undefined
      publishButton.hidden = !shown.canPublish
      undoButton.hidden = !shown.canUndo
      for (const button of buttons) button.disabled = false
      signIn.hidden = shown.signIn === undefined
      if (shown.signIn !== undefined) signIn.href = shown.signIn
    },
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
