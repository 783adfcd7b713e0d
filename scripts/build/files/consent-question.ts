import type { ConsentQuestionWords } from '#islands/consent/consent-file.ts'
import { escapeHtml } from '#scripts/kit/escape-html.ts'

/**
 * Returns the first layer of the consent dialog as HTML: three equal buttons, of which two are answered by their
 * values, the container of the settings, and the message when these cannot load. Focus starts on the heading, not on an
 * answer.
 */
export function formatConsentQuestion(words: ConsentQuestionWords): string {
  const { policy } = words
  return [
    '<dialog class="consent" aria-labelledby="consent-title">',
    `<h2 id="consent-title" tabindex="-1" autofocus>${escapeHtml(words.title)}</h2>`,
    `<p data-withdrawn="${escapeHtml(words.withdrawn)}">${escapeHtml(words.text)}</p>`,
    '<div class="consent__answers">',
    formatAnswer(words.all, 'value="all"'),
    formatAnswer(words.none, 'value="none"'),
    formatAnswer(words.adjust, 'aria-expanded="false" aria-controls="consent-settings"'),
    '</div><div id="consent-settings" hidden></div>',
    `<p role="alert" hidden>${escapeHtml(words.failed)}</p>`,
    policy && `<a class="small" href="${escapeHtml(policy.href)}">${escapeHtml(policy.label)}</a>`,
    '</dialog>',
  ].join('')
}

function formatAnswer(words: string, attributes: string): string {
  return `<button type="button" class="button" ${attributes}>${escapeHtml(words)}</button>`
}
