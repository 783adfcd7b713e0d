import { Fragment } from 'react'
import type { MailLook } from '#contracts/mail-look.ts'
import type { MailButton } from '#service/kit/mail/letter.ts'
import type { MailStyles } from './mail-styles.ts'

type Props = Readonly<{ buttons: readonly MailButton[]; look: MailLook; styles: MailStyles }>

/** Buttons side by side, below each other on a phone; the first one is filled. */
export function Buttons({ buttons, look: { colors }, styles }: Props) {
  return (
    <table role="presentation" className="buttons" style={{ borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          {buttons.map(({ label, href }, at) => (
            <Fragment key={href}>
              {at > 0 && (
                <td className="gap" style={{ width: '8px', fontSize: 0, lineHeight: 0 }}>
                  &nbsp;
                </td>
              )}
              <td
                className={at === 0 ? 'button' : 'button ghost'}
                style={{
                  background: at === 0 ? colors.brand.light : undefined,
                  border: `1px solid ${at === 0 ? colors.brand.light : colors.ink.light}`,
                  borderRadius: '4px',
                }}
              >
                <a href={href} style={at === 0 ? styles.button : { ...styles.button, ...ghost(colors) }}>
                  {label}
                </a>
              </td>
            </Fragment>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** Several stand in a row of 536 px. */
function ghost(colors: MailLook['colors']) {
  return { padding: '13px 14px', color: colors.ink.light }
}
