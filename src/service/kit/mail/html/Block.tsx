import type { MailLook } from '#contracts/mail-look.ts'
import type { MailBlock } from '#service/kit/mail/letter.ts'
import { Answers } from './Answers.tsx'
import { Bars } from './Bars.tsx'
import { Buttons } from './Buttons.tsx'
import { Figures } from './Figures.tsx'
import { Homes } from './Homes.tsx'
import { Lines } from './Lines.tsx'
import type { MailStyles } from './mail-styles.ts'
import { Rule } from './Rule.tsx'
import { Steps } from './Steps.tsx'

type Props = Readonly<{ block: MailBlock; look: MailLook; styles: MailStyles }>

/** A part of a mail. */
export function Block({ block, look, styles }: Props) {
  const { colors } = look
  switch (block.kind) {
    case 'text':
      return (
        <p className="ink" style={styles.text}>
          <Lines text={block.text} />
        </p>
      )
    case 'quote':
      return (
        <table role="presentation" width="100%" style={{ width: '100%' }}>
          <tbody>
            <tr>
              <td className="tint" style={{ background: colors.tint.light, padding: '14px 18px' }}>
                <p className="ink" style={styles.text}>
                  <Lines text={block.text} />
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      )
    case 'answers':
      return <Answers {...block} look={look} styles={styles} />
    case 'list':
      return (
        <Rule className="rule" color={colors.ink.light}>
          <h2 className="ink" style={styles.heading}>
            {block.heading}
          </h2>
          <ul
            className="ink"
            style={{ ...styles.text, fontSize: '15px', paddingLeft: '20px', marginTop: '10px' }}
          >
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Rule>
      )
    case 'steps':
      return <Steps {...block} look={look} styles={styles} />
    case 'homes':
      return <Homes homes={block.homes} look={look} styles={styles} />
    case 'figures':
      return <Figures figures={block.figures} look={look} styles={styles} />
    case 'bars':
      return <Bars {...block} look={look} styles={styles} />
    case 'button':
      return <Buttons buttons={[block]} look={look} styles={styles} />
    case 'buttons':
      return <Buttons buttons={block.buttons} look={look} styles={styles} />
  }
}
