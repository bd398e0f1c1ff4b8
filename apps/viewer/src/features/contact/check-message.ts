import { checkEmail, checkText, type FieldProblem } from '@grandstand/rules'

export interface ContactMessage {
  name: string
  email: string
  message: string
}
export type ContactField = keyof ContactMessage

/** In the order on screen. */
export const contactFields = ['name', 'email', 'message'] as const satisfies readonly ContactField[]

/** The bounds that the server keeps too. */
export const contactBounds = { name: 100, email: 254, message: 5000 } as const satisfies Record<
  ContactField,
  number
>

export function checkMessage(message: ContactMessage): Record<ContactField, FieldProblem | null> {
  return {
    name: checkText(message.name, { max: contactBounds.name }),
    email: checkEmail(message.email),
    message: checkText(message.message, { max: contactBounds.message }),
  }
}
