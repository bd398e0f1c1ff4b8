import type { ContentList, ContentProblem } from '@grandstand/contract'
import { createContext, use } from 'react'

/** What every field of a form may need of the whole. */
interface FormFacts {
  channel: string
  list: ContentList
  /** Of the edited item, as it is in the draft. */
  problems: readonly ContentProblem[]
  /** It is published: the field that it is known by stays. */
  hasStaying: boolean
  isReadOnly: boolean
  /** The form shows the draft again, without what was typed. */
  onTaken: () => void
}

export const FormContext = createContext<FormFacts | null>(null)

export function useFormFacts(): FormFacts {
  const facts = use(FormContext)
  if (!facts) throw new Error('a field needs a form around it')
  return facts
}
