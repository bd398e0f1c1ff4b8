import type { ColorSettings, InterfaceLanguage } from '@grandstand/contract'

/** How the channel's mails look, and in which language. */
export interface MailLook {
  language: InterfaceLanguage
  channelName: string
  colors: ColorSettings
  /** The address of the channel's icon. */
  logo: string
}

export interface MailRow {
  name: string
  value: string
  isTotal?: boolean
}

export interface MailLink {
  label: string
  url: string
}

export interface MailContent {
  subject: string
  /** The news in a few words, where it is not the subject. */
  title?: string | undefined
  /** Of who has proven the address; nobody else is greeted. */
  firstName?: string | undefined
  /** Across the top; it leads where the button leads. Without one the channel's colours light the top. */
  picture?: { url: string; alt: string } | undefined
  paragraphs: string[]
  /** One below the other, each a list of names and values. */
  tables?: MailRow[][]
  /** To be typed where it was asked for. */
  code?: string | undefined
  button?: MailLink
  /** Below the button; with a reason, below the details. */
  links?: (MailLink & { text?: string })[]
  /** Tables that are only looked up, below the links. */
  details?: MailRow[][]
  otherwise?: string | undefined
  /** Below all else, line by line. */
  footer?: string[]
}
