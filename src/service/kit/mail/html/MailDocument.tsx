import type { MailLook } from '#contracts/mail-look.ts'
import { langTags } from '#domain/values/locale.ts'
import type { MailBlock, MailContent } from '#service/kit/mail/letter.ts'
import { Block } from './Block.tsx'
import { Lines } from './Lines.tsx'
import { Brand, Company, Note } from './Sender.tsx'
import { Cell, Sheet } from './Sheet.tsx'
import { mailCss } from './mail-css.ts'
import { mailStyles } from './mail-styles.ts'
import { Rule } from './Rule.tsx'

type Props = Readonly<{ content: MailContent; look: MailLook }>

/** The HTML of a mail: one column of tables, which every mail client can lay out. */
export function MailDocument({ content, look }: Props) {
  const { locale, title, preheader, blocks, sender, notes } = content
  const styles = mailStyles(look)
  const background = look.colors.page.light
  return (
    <html lang={langTags[locale]}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{title}</title>
        <style>{mailCss(look)}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, background }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preheader}
          {/* Keeps the first words of the mail out of the list of mails. */}
          {'\u00A0\u200C'.repeat(100)}
        </div>
        <Sheet background={background} lang={langTags[locale]}>
          <Cell top={28}>
            <Brand look={look} style={styles.brand} />
          </Cell>
          <Cell top={24}>
            <h1 className="ink h1" style={styles.title}>
              <Lines text={title} />
            </h1>
          </Cell>
          {blocks.map((block) => (
            <Cell key={keyOf(block)} top={block.kind === 'text' || block.kind === 'quote' ? 12 : 24}>
              <Block block={block} look={look} styles={styles} />
            </Cell>
          ))}
          {sender !== undefined && (
            <Cell top={24}>
              <p className="ink" style={styles.text}>
                {sender}
              </p>
            </Cell>
          )}
          <Cell top={36} bottom={32}>
            <Rule className="line" color={look.colors.line.light}>
              {notes.map((note) => (
                <Note key={note.text} note={note} styles={styles} />
              ))}
              <Company look={look} styles={styles} />
            </Rule>
          </Cell>
        </Sheet>
      </body>
    </html>
  )
}

function keyOf(block: MailBlock): string {
  return `${block.kind} ${'text' in block ? block.text : 'heading' in block ? block.heading : ''}`
}
