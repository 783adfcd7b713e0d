import type { MailLook } from '#contracts/mail-look.ts'
import type { MailFigure } from '#service/kit/mail/letter.ts'
import type { MailStyles } from './mail-styles.ts'
import { Rule } from './Rule.tsx'

type Props = Readonly<{ figures: readonly MailFigure[]; look: MailLook; styles: MailStyles }>

/** Counts beside each other, two in a row on phones. */
export function Figures({ figures, look, styles }: Props) {
  return (
    <Rule className="rule" color={look.colors.ink.light}>
      <table role="presentation" width="100%" style={{ width: '100%' }}>
        <tbody>
          <tr>
            {figures.map(({ count, label, note }) => (
              <td
                key={label}
                className="figure"
                style={{ width: `${100 / figures.length}%`, verticalAlign: 'top', padding: '0 8px 12px 0' }}
              >
                <p className="ink" style={styles.count}>
                  {count}
                </p>
                <p className="ink" style={{ ...styles.small, color: look.colors.ink.light }}>
                  {label}
                </p>
                {note !== undefined && (
                  <p className="muted" style={styles.small}>
                    {note}
                  </p>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Rule>
  )
}
