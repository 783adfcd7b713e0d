import type { MailLook } from '#contracts/mail-look.ts'
import type { MailHome } from '#service/kit/mail/letter.ts'
import { HomePicture } from './HomePicture.tsx'
import type { MailStyles } from './mail-styles.ts'

type Props = Readonly<{ home: MailHome; look: MailLook; styles: MailStyles }>

/** A home beside its picture. */
export function SmallHome({ home, look, styles }: Props) {
  const { title, titleLang, href, place, price, facts } = home
  return (
    <table role="presentation" width="100%" style={{ width: '100%' }}>
      <tbody>
        <tr>
          {home.picture !== undefined && (
            <td style={{ width: '132px', padding: '0 16px 0 0', verticalAlign: 'top' }}>
              <HomePicture home={home} look={look} width={132} height={88} />
            </td>
          )}
          <td style={{ verticalAlign: 'top' }}>
            <p style={styles.homeTitle}>
              <a
                className="ink"
                href={href}
                lang={titleLang}
                style={{ color: look.colors.ink.light, textDecoration: 'underline' }}
              >
                {title}
              </a>
            </p>
            <p className="muted" style={{ ...styles.small, marginTop: '4px' }}>
              {place}
              <br />
              {[price, facts].filter((part) => part !== undefined).join(', ')}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
