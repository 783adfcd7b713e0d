import { createElement, Fragment } from 'react'
import { removeControls } from '#text/remove-controls.ts'

/** A text with its line breaks, without characters that print the rest backwards. */
export function Lines({ text }: Readonly<{ text: string }>) {
  const lines = removeControls(text)
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
  const parts = lines.flatMap((line, at) => (at === 0 ? [line] : [createElement('br'), line]))
  return createElement(Fragment, null, ...parts)
}
