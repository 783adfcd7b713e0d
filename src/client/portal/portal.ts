import { proveForm } from './prove-form.ts'
import { revealPasswords } from './reveal-passwords.ts'
import { walkGraph } from './walk-graph.ts'

// The script of the owner portal; everything else works without.
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => print())
}
for (const graph of document.querySelectorAll<HTMLElement>('[data-graph]')) walkGraph(graph)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-proof]')) proveForm(form)
revealPasswords()
