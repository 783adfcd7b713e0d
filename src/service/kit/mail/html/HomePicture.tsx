import type { MailLook } from '#contracts/mail-look.ts'
import type { MailHome } from '#service/kit/mail/letter.ts'

type Props = Readonly<{
  home: MailHome
  look: MailLook
  /** In px; narrower on phones. */
  width: number
  height: number
}>

/** The picture of a home; where pictures are off its words stand on a light ground. */
export function HomePicture({ home: { picture, pictureAlt = '', href }, look, width, height }: Props) {
  if (picture === undefined) return undefined
  return (
    <a href={href} style={{ textDecoration: 'none' }}>
      <img
        src={picture.src}
        alt={pictureAlt}
        // Without it React would preload the picture, which is a request more in some mailboxes.
        loading="lazy"
        width={width}
        height={height}
        style={{
          display: 'block',
          width: '100%',
          maxWidth: `${width}px`,
          height: 'auto',
          aspectRatio: `${width} / ${height}`,
          objectFit: 'cover',
          border: 0,
          borderRadius: '2px',
          background: look.colors.picture.light,
          color: look.colors.ink.light,
          fontFamily: 'Helvetica Neue, Helvetica, Arial, sans-serif',
          fontSize: '13px',
          lineHeight: '18px',
        }}
      />
    </a>
  )
}
