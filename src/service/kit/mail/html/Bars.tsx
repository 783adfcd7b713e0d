import type { MailLook } from '#contracts/mail-look.ts'
import type { MailBar } from '#service/kit/mail/letter.ts'
import type { MailStyles } from './mail-styles.ts'

type Props = Readonly<{ label: string; bars: readonly MailBar[]; look: MailLook; styles: MailStyles }>

/** Height of the highest bar in px. */
const highest = 96

/** Bars of days from cells of a table, which every mail client draws; in words below. */
export function Bars({ label, bars, look: { colors }, styles }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <>
      <table role="presentation" aria-hidden="true" style={{ width: '100%', tableLayout: 'fixed' }}>
        <tbody>
          <tr>
            {bars.map(({ count, isBusiest }, at) => (
              <td
                // Days have no other name, and their order never changes.
                key={`${String(at)} ${String(count)}`}
                style={{ verticalAlign: 'bottom', padding: '0 1px', height: `${highest}px` }}
              >
                <div
                  className={isBusiest ? 'busiest' : 'bar'}
                  style={{
                    height: `${Math.round((count / most) * highest)}px`,
                    fontSize: 0,
                    lineHeight: 0,
                    background: (isBusiest ? colors.brand : colors['location-ring']).light,
                  }}
                >
                  &nbsp;
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="muted" style={{ ...styles.small, marginTop: '8px' }}>
        {label}
      </p>
    </>
  )
}
