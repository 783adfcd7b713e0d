import type { MailLook } from '#contracts/mail-look.ts'
import type { MailHome } from '#service/kit/mail/letter.ts'
import { HomePicture } from './HomePicture.tsx'
import type { MailStyles } from './mail-styles.ts'

type Parts = Readonly<{ look: MailLook; styles: MailStyles }>
type Props = Parts & Readonly<{ homes: readonly MailHome[] }>

/** Homes: the first one as wide as the mail, the others in pairs. */
export function Homes({ homes: [first, ...others], look, styles }: Props) {
  const pairs = others.flatMap((home, at) => (at % 2 === 0 ? [[home, others[at + 1]] as const] : []))
  return (
    <>
      {first !== undefined && <Home home={first} width={536} height={330} look={look} styles={styles} />}
      {pairs.map(([left, right]) => (
        <table key={left.href} role="presentation" width="100%" style={{ width: '100%', marginTop: '28px' }}>
          <tbody>
            <tr>
              <Column home={left} padding="0 12px 0 0" look={look} styles={styles} />
              <Column home={right} padding="0 0 0 12px" look={look} styles={styles} />
            </tr>
          </tbody>
        </table>
      ))}
    </>
  )
}

function Column({ home, padding, ...parts }: Parts & Readonly<{ home?: MailHome; padding: string }>) {
  return (
    <td className="col" style={{ width: '50%', padding, verticalAlign: 'top' }}>
      {home !== undefined && <Home home={home} width={256} height={171} {...parts} />}
    </td>
  )
}

type HomeProps = Parts & Readonly<{ home: MailHome; width: number; height: number }>

function Home({ home, width, height, look, styles }: HomeProps) {
  const { title, titleLang, href, place, price, facts, reason } = home
  return (
    <>
      <HomePicture home={home} look={look} width={width} height={height} />
      {reason !== undefined && (
        <p
          className="ink"
          style={{
            ...styles.text,
            margin: '10px 0 0',
            fontSize: '14px',
            lineHeight: '20px',
            fontWeight: 600,
          }}
        >
          <span style={{ color: look.colors.accent.light }} aria-hidden="true">
            ■{' '}
          </span>
          {reason}
        </p>
      )}
      <p style={{ ...styles.homeTitle, marginTop: '6px' }}>
        <a
          className="ink"
          href={href}
          lang={titleLang}
          style={{ color: look.colors.ink.light, textDecoration: 'none' }}
        >
          {title}
        </a>
      </p>
      <p className="muted" style={{ ...styles.small, marginTop: '4px' }}>
        {[place, facts].filter((part) => part !== undefined).join(', ')}
      </p>
      {price !== undefined && (
        <p className="ink" style={{ ...styles.text, margin: '4px 0 0', fontWeight: 600 }}>
          {price}
        </p>
      )}
    </>
  )
}
