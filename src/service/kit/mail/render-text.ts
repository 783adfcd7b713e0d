import type { MailLook } from '#contracts/mail-look.ts'
import { langTags, type Locale } from '#domain/values/locale.ts'
import { grammars } from '#i18n/grammar.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { MailBlock, MailButton, MailContent, MailFigure, MailHome, MailNote } from './letter.ts'
import { formatRows, wrapText } from './text-rows.ts'

/** How a language writes headings and labels in plain text. */
type Manner = Readonly<{ capitals: (text: string) => string; colon: string; locale: Locale }>

/** Returns a mail as plain text, with lines of at most 60 characters, addresses excepted. */
export function renderText(
  content: MailContent,
  { company, privacy }: Pick<MailLook, 'company' | 'privacy'>,
): string {
  const { locale, title, blocks, sender, notes } = content
  const { colon } = grammars[locale]
  const capitals = (text: string): string => text.toLocaleUpperCase(langTags[locale])
  const parts = [
    paragraph(capitals(title)),
    ...blocks.map((block) => renderBlock(block, { capitals, colon, locale })),
    sender ?? '',
    `--\n${[...notes.map(renderNote), ...company.map(paragraph)].join('\n')}`,
    privacy === undefined ? '' : renderNote({ text: `${privacy.label}${colon}`, link: privacy }),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function renderNote({ text, link }: MailNote): string {
  return [paragraph(text), ...(link === undefined ? [] : [link.href])].join('\n')
}

function renderBlock(block: MailBlock, { capitals, colon, locale }: Manner): string {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text)
    case 'quote':
      return wrapText(block.text)
        .map((line) => `> ${line}`)
        .join('\n')
    case 'answers':
      return `${capitals(block.heading)}\n${formatRows(block.rows, colon)}`
    case 'list':
      return `${capitals(block.heading)}\n${block.items.map((item) => wrapText(`- ${item}`).join('\n  ')).join('\n')}`
    case 'steps':
      return `${capitals(block.heading)}\n${block.steps.map(renderStep).join('\n')}`
    case 'homes':
      return block.homes.map((home, at) => renderHome(home, block.homes.length > 1 ? at + 1 : 0)).join('\n\n')
    case 'figures':
      return block.figures.map((figure) => renderFigure(figure, { colon, locale })).join('\n')
    case 'bars':
      return paragraph(block.label)
    case 'button':
      return renderButton(block, colon)
    case 'buttons':
      return block.buttons
        .map((button) => renderButton(button, colon))
        .filter((button) => button !== '')
        .join('\n')
  }
}

function renderButton({ label, href }: MailButton, colon: string): string {
  return href.startsWith('tel:') ? '' : `${paragraph(label)}${colon}\n${href}`
}

/** Returns a figure in a line: `Plaatsbezoeken: 6 (+2, meer dan in september)`. */
function renderFigure(
  { label, count, note }: MailFigure,
  { colon, locale }: Pick<Manner, 'colon' | 'locale'>,
): string {
  const meaning = note === undefined ? '' : ` (${note})`
  return paragraph(`${sentenceStart(label, locale)}${colon} ${count}${meaning}`)
}

function renderStep({ title, text }: Readonly<{ title: string; text: string }>, at: number): string {
  const lines = [title, text].flatMap((line) => wrapText(line, 57))
  return `${at + 1}. ${lines.join('\n   ')}`
}

/** Returns a home in some lines; `number` is its place in a list, 0 for one alone. */
function renderHome({ title, reason, place, facts, price, href }: MailHome, number: number): string {
  const start = number === 0 ? '' : `${number}. `
  const lines = [title, reason, place, facts, price].filter((line) => line !== undefined)
  const wrapped = lines.flatMap((line) => wrapText(line, 57))
  return `${start}${[...wrapped, href].join(`\n${' '.repeat(start.length)}`)}`
}

function paragraph(text: string): string {
  return wrapText(text).join('\n')
}
