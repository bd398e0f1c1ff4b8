import { fillText } from '@grandstand/ui/first-screen'
import { type MailLook, renderMailBody } from '../../reach/mail/index.ts'
import { giftMailWords } from './gift-mail-words.ts'

export interface GiftMailFacts extends MailLook {
  product: string
  /** The buyer's first name; empty: they gave none. */
  from: string
  message: string
  /** Null: it is a pass. */
  pictureUrl: string | null
  /** Where it is opened. */
  url: string
}

export function writeGiftMail(facts: GiftMailFacts): { subject: string; text: string; html: string } {
  const words = giftMailWords[facts.language]
  const values = { product: facts.product, from: facts.from, channel: facts.channelName }
  return renderMailBody(facts, {
    subject: fillText(words.subject, values),
    picture: facts.pictureUrl === null ? undefined : { url: facts.pictureUrl, alt: facts.product },
    paragraphs: [
      fillText(facts.from === '' ? words.text : words.textFrom, values),
      // The buyer's own words are no template.
      ...(facts.message === '' ? [] : [`“${facts.message}”`]),
      words.how,
    ],
    button: { label: words.button, url: facts.url },
    otherwise: words.otherwise,
  })
}
