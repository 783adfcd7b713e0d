import type { MailLook } from '#contracts/mail-look.ts'
import type { MailBlock } from '#service/kit/mail/letter.ts'
import type { MailStyles } from './mail-styles.ts'
import { Rule } from './Rule.tsx'

type Props = Omit<Extract<MailBlock, { kind: 'steps' }>, 'kind'> &
  Readonly<{ look: MailLook; styles: MailStyles }>

/** What happens next: a number, a title and a sentence a line. */
export function Steps({ heading, steps, look: { colors }, styles }: Props) {
  const line = { borderTop: `1px solid ${colors.line.light}`, padding: '12px 0', verticalAlign: 'top' }
  return (
    <Rule className="rule" color={colors.ink.light}>
      <h2 className="ink" style={styles.heading}>
        {heading}
      </h2>
      <table role="presentation" width="100%" style={{ width: '100%', marginTop: '10px' }}>
        <tbody>
          {steps.map(({ title, text }, at) => (
            <tr key={title}>
              <td className="line" style={{ ...line, width: '32px' }}>
                <span className="ink" style={styles.heading}>
                  {at + 1}
                </span>
              </td>
              <td className="line" style={line}>
                <p className="ink" style={styles.text}>
                  <strong style={{ fontWeight: 600 }}>{title}</strong>
                </p>
                <p className="muted" style={styles.small}>
                  {text}
                </p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Rule>
  )
}
