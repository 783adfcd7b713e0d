import { Fragment } from 'react'
import type { MailLook } from '#contracts/mail-look.ts'
import type { MailButton } from '#service/kit/mail/letter.ts'
import type { MailStyles } from './mail-styles.ts'

type Props = Readonly<{ buttons: readonly MailButton[]; look: MailLook; styles: MailStyles }>

/** Buttons side by side, as many as a row holds, below each other on a phone; the first one is filled. */
export function Buttons({ buttons, look: { colors }, styles }: Props) {
  const [main] = buttons
  return rowsOf(buttons).map((row, place) => (
    <table
      key={row[0]?.href}
      role="presentation"
      className="buttons"
      style={{ borderCollapse: 'separate', marginTop: place > 0 ? '8px' : undefined }}
    >
      <tbody>
        <tr>
          {row.map((button, at) => (
            <Fragment key={button.href}>
              {at > 0 && (
                <td className="gap" style={{ width: '8px', fontSize: 0, lineHeight: 0 }}>
                  &nbsp;
                </td>
              )}
              <td
                className={button === main ? 'button' : 'button ghost'}
                style={{
                  background: button === main ? colors.brand.light : undefined,
                  border: `1px solid ${button === main ? colors.brand.light : colors.ink.light}`,
                  borderRadius: '4px',
                }}
              >
                <a
                  href={button.href}
                  style={button === main ? styles.button : { ...styles.button, ...ghost(colors) }}
                >
                  {button.label}
                </a>
              </td>
            </Fragment>
          ))}
        </tr>
      </tbody>
    </table>
  ))
}

/** Pixels of a row, of a letter on a button, and of what stands around its letters. */
const [row, letter, around] = [536, 8.3, 38]

/** Returns buttons in rows which they do not overflow. */
function rowsOf(buttons: readonly MailButton[]): readonly (readonly MailButton[])[] {
  const rows: MailButton[][] = []
  let left = 0
  for (const button of buttons) {
    const width = button.label.length * letter + around
    if (width > left) rows.push([])
    left = (width > left ? row : left) - width
    rows.at(-1)?.push(button)
  }
  return rows
}

/** Several stand in a row. */
function ghost(colors: MailLook['colors']) {
  return { padding: '13px 14px', color: colors.ink.light }
}
