import { checkEmail, checkText, type FieldProblem } from '@grandstand/rules'

export interface ContactMessage {
  name: string
  email: string
  message: string
}
export type ContactField = keyof ContactMessage
export type ContactProblems = Partial<Record<ContactField, FieldProblem>>

/** The bounds that the server keeps too. */
export const contactBounds = { name: 100, email: 254, message: 5000 } as const satisfies Record<
  ContactField,
  number
>

export function checkMessage(message: ContactMessage): ContactProblems {
  const found = {
    name: checkText(message.name, { max: contactBounds.name }),
    email: checkEmail(message.email),
    message: checkText(message.message, { max: contactBounds.message }),
  }
  const problems: ContactProblems = {}
  for (const field of contactFields) {
    const problem = found[field]
    if (problem) problems[field] = problem
  }
  return problems
}

/** In the order on screen. */
export const contactFields = ['name', 'email', 'message'] as const satisfies readonly ContactField[]
