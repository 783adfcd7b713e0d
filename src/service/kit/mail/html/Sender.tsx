import type { CSSProperties } from 'react'
import { mailIcon, type MailLook } from '#contracts/mail-look.ts'
import type { MailNote } from '#service/kit/mail/letter.ts'
import { Lines } from './Lines.tsx'
import type { MailStyles } from './mail-styles.ts'

type BrandProps = Readonly<{ look: MailLook; style: CSSProperties }>

/** The icon of the agency, and its name as its logo writes it, in text: a client that shows no pictures has the name. */
export function Brand({ look: { wordmark, home }, style }: BrandProps) {
  return (
    <p className="ink" style={style}>
      <a className="ink" href={home} style={{ color: style.color, textDecoration: 'none' }}>
        <img
          src={new URL(mailIcon.file, home).href}
          alt=""
          // As for the pictures of homes: React preloads it otherwise.
          loading="lazy"
          width={32}
          height={32}
          style={{ verticalAlign: 'middle', marginRight: '10px', border: 0, borderRadius: '4px' }}
        />
        {wordmark.map(({ text, isItalic }) => (isItalic ? <em key={text}>{text}</em> : text))}
      </a>
    </p>
  )
}

/** A line of small print. */
export function Note({ note: { text, link }, styles }: Readonly<{ note: MailNote; styles: MailStyles }>) {
  return (
    <p className="muted" style={styles.small}>
      <Lines text={text} />
      {link !== undefined && (
        <>
          {' '}
          <a className="link" href={link.href} style={styles.link}>
            {link.label}
          </a>
        </>
      )}
    </p>
  )
}

/** Who sends the mail, as the law wants it. */
export function Company({ look, styles }: Readonly<{ look: MailLook; styles: MailStyles }>) {
  return (
    <p className="muted" style={{ ...styles.small, margin: '6px 0 0' }}>
      {look.company.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
      {look.privacy !== undefined && (
        <a className="link" href={look.privacy.href} style={styles.link}>
          {look.privacy.label}
        </a>
      )}
    </p>
  )
}
