import type { MailLook } from '#contracts/mail-look.ts'
import type { AnswerRow } from '#service/kit/mail/letter.ts'
import { Lines } from './Lines.tsx'
import type { MailStyles } from './mail-styles.ts'
import { Rule } from './Rule.tsx'
import { SmallHome } from './SmallHome.tsx'

type Props = Readonly<{ heading: string; rows: readonly AnswerRow[]; look: MailLook; styles: MailStyles }>

/** The answers of a form: the home that it is about as a card, the others as a table. */
export function Answers({ heading, rows, look, styles }: Props) {
  const ink = look.colors.ink.light
  return (
    <>
      {rows.map(
        ({ label, home }) =>
          home !== undefined && (
            <Rule key={label} className="rule" color={ink}>
              <SmallHome home={home} look={look} styles={styles} />
              <div style={{ height: '24px', fontSize: 0, lineHeight: 0 }}>&nbsp;</div>
            </Rule>
          ),
      )}
      <Rule className="rule" color={ink}>
        <h2 className="ink" style={styles.heading}>
          {heading}
        </h2>
        <table width="100%" style={{ width: '100%', marginTop: '14px' }}>
          <tbody>
            {rows.map(
              (row) =>
                row.home === undefined && (
                  <tr key={`${row.label} ${row.text}`}>
                    <th className="line muted label" scope="row" style={styles.label}>
                      {row.label}
                    </th>
                    <td className="line ink" style={styles.value}>
                      <Value {...row} style={styles.link} />
                    </td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </Rule>
    </>
  )
}

function Value({ text, href, style }: AnswerRow & Readonly<{ style: React.CSSProperties }>) {
  if (href === undefined) return <Lines text={text} />
  return (
    <a className="link" href={href} style={style}>
      <Lines text={text} />
    </a>
  )
}
